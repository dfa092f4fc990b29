/** What an option would do, before it is taken: exact odds, the table behind them, the line of the shot, the way of the step. */
import type { Decision } from '../../../core/game';
import type { Option } from '../../../core/procedure';
import type { Preview } from '../../../ui/gameView';
import type { GearId } from '../data/equipment';
import { INFECTED } from '../data/infected';
import { PERKS, type PerkId } from '../data/perks';
import { SEARCH_CARDS } from '../data/searchCards';
import { WEAPONS, type WeaponId } from '../data/weapons';
import { directorId, DIRECTOR_CARDS } from '../data/directorCards';
import { squareNamed } from '../plan';
import { inBlast } from '../procedures/blast';
import { boardOf, isArea, meleeWeapon, weaponCard, weaponOf } from '../queries';
import { findUnit, gearOf, hasPerk, heroAt, type ExodusState, type Infected } from '../state';
import { cardName, heroName, listOf, plural, unitName } from '../words';
import { shotOdds, stepOdds, strikeOdds, tableWords, type Odds } from './odds';

type About = { hero?: number; unit?: number; what?: string; target?: number };

export function preview(state: ExodusState, decision: Decision, { facets }: Option): Preview | null {
  const about = decision.about as unknown as About;
  const who = about.hero ?? state.acting ?? 0;
  const verb = String(facets.verb ?? '');
  if (decision.kind === 'alertFire') return verb === 'fire' ? alertShot(state, about, facets) : null;
  if (decision.kind === 'throwWhere')
    return about.what === 'item' ? null : blastPreview(state, who, String(facets.square));
  if (decision.kind === 'directorCard') return cardPreview(String(facets.card));
  if (facets.perk !== undefined && facets.perk !== 'decline')
    return { text: PERKS[facets.perk as PerkId].text };
  switch (verb) {
    case 'quickFire':
    case 'aimedFire':
      return shotPreview(state, who, String(facets.target), String(facets.guns), verb);
    case 'melee':
      return strikePreview(state, who, String(facets.target));
    case 'execute':
    case 'assassinate': {
      const unit = targetOf(state, String(facets.target));
      const line = unit === null ? {} : { line: [`hero:${who}`, `unit:${unit.id}`] };
      return { text: 'A certain kill. No die is rolled.', odds: [{ label: 'Killed', chance: 1 }], ...line };
    }
    case 'move':
    case 'moveFire':
    case 'moveMelee':
    case 'sprint':
    case 'crawl':
    case 'step':
      return facets.square === 'here' ? null : stepPreview(state, who, String(facets.square));
    case 'search':
    case 'crate':
      return searchPreview(state);
    case 'medPack':
      return { text: `The dial of ${heroName(state, Number(facets.hero))} goes back to safe.` };
    case 'alert':
      return {
        text: 'Fires at every infected that moves in sight, one quick shot a square, until it has acted again.',
      };
    default:
      return null;
  }
}

function targetOf(state: ExodusState, target: string): Infected | null {
  return /^u\d+$/.test(target) ? (findUnit(state, Number(target.slice(1))) ?? null) : null;
}

function gunWords(state: ExodusState, who: number, guns: readonly GearId[], aimed: boolean): string {
  const hero = heroAt(state, who);
  return guns
    .map((card) => {
      const { name, quick, aimed: table } = weaponCard(card);
      const left = gearOf(hero, card)?.rounds ?? 0;
      return `${name} (${plural(left, 'round')}): ${tableWords(aimed ? table : quick)}.`;
    })
    .join(' ');
}

function shotPreview(state: ExodusState, who: number, target: string, names: string, verb: string): Preview {
  const guns = names.split('+');
  const unit = targetOf(state, target);
  const hero = heroAt(state, who);
  const aimed =
    verb === 'aimedFire' || (guns.length === 1 && hero.aim?.target === target && hero.aim.weapon === guns[0]);
  const words = gunWords(state, who, guns, aimed);
  const tap = hasPerk(hero, 'BA3') ? ' Double Tap can make a knockdown a kill for 1 more round.' : '';
  if (unit === null)
    return { text: `${words} A kill sets the fuel off.`, line: [`hero:${who}`, `item:${target}`] };
  const firm = INFECTED[unit.kind].steady ? ` A ${unit.kind} is never knocked down.` : '';
  return {
    text: words + firm + tap,
    odds: shotOdds(state, who, unit, guns, verb),
    line: [`hero:${who}`, `unit:${unit.id}`],
  };
}

function alertShot(state: ExodusState, about: About, facets: Option['facets']): Preview | null {
  const unit = findUnit(state, about.unit ?? 0);
  if (unit === undefined) return null;
  const who = Number(facets.hero);
  const guns = String(facets.guns).split('+');
  return {
    text: gunWords(state, who, guns, false),
    odds: shotOdds(state, who, unit, guns, 'alert'),
    line: [`hero:${who}`, `unit:${unit.id}`],
  };
}

function strikePreview(state: ExodusState, who: number, target: string): Preview | null {
  const unit = targetOf(state, target);
  if (unit === null) return null;
  const { name, quick } = WEAPONS[meleeWeapon(heroAt(state, who))];
  return {
    text: `${name}: ${tableWords(quick)}.`,
    odds: strikeOdds(state, who, unit),
    line: [`hero:${who}`, `unit:${unit.id}`],
  };
}

function stepPreview(state: ExodusState, who: number, name: string): Preview {
  const { tests, odds } = stepOdds(state, who, squareNamed(boardOf(state), name));
  const line = [`hero:${who}`, `square:${name}`];
  if (tests.length === 0) return { text: 'No grab test on the way.', line };
  const names = listOf(tests.map((id) => unitName(state, id)));
  return { text: `From grab zone to grab zone: a grab test against ${names}.`, odds, line };
}

function blastPreview(state: ExodusState, who: number, name: string): Preview | null {
  const [card] = heroAt(state, who).active.filter(isArea);
  const weapon = card === undefined ? null : weaponOf(card);
  if (weapon === null) return null;
  const hit = inBlast(state, squareNamed(boardOf(state), name));
  return {
    text: `${plural(hit.length, 'infected', 'infected')} in the blast. For each, the ${cardName(card ?? '')} ${tableWords(tableOf(weapon))}.`,
    line: [`hero:${who}`, `square:${name}`],
  };
}

const tableOf = (weapon: WeaponId) => WEAPONS[weapon].quick;

const KINDS = {
  ammunition: 'Ammunition',
  material: 'Material',
  find: 'Equipment',
  clatter: 'Clatter',
  nothing: 'Nothing',
};

/** What the next card can be: the face-down cards are known by what has been seen. */
export function searchPreview(state: ExodusState): Preview {
  const { down } = state.search;
  if (down.length === 0) return { text: 'The discards are shuffled first, then a card is drawn.' };
  const odds: Odds[] = Object.entries(KINDS).map(([kind, label]) => ({
    label,
    chance: down.filter((card) => SEARCH_CARDS[card].kind === kind).length / down.length,
  }));
  return {
    text: `One of ${plural(down.length, 'card')} that lie face down.`,
    odds: odds.filter(({ chance }) => chance > 0),
  };
}

function cardPreview(card: string): Preview | null {
  return card === 'none' || card === 'back' ? null : { text: DIRECTOR_CARDS[directorId(card)].text };
}
