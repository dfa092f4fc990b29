/** Move, the combined actions, sprint, crawl, dive, drop prone, stand up (EX-MOVE, EX-PRONE, EX-DIVE). */
import { call, option, type Option } from '../../../core/procedure';
import { SPRINT_SQUARES } from '../data/tables';
import { heroPiece } from '../pieces';
import { namedSquare, squareName } from '../queries';
import { hasPerk, heroAt, type ExodusState } from '../state';
import { dive, diveLines, goProne, heroRun, stepSquares, type How } from '../procedures/heroStep';
import { hasTargetsFrom } from './fire';
import { canPay, pay, positionOf, priced, type Action, type Verb } from './action';

/** Squares that one action of this kind may cover; Light Feet and Long Stride add one. */
function stride(state: ExodusState, who: number, how: How): number {
  const hero = heroAt(state, who);
  if (how === 'sprint') return SPRINT_SQUARES + (hasPerk(hero, 'AG4') ? 1 : 0);
  return how === 'move' && hasPerk(hero, 'AG1') && !hero.spent.includes('AG1') ? 2 : 1;
}

const POSITION = {
  crawl: 'prone',
  move: 'standing',
  moveFire: 'standing',
  moveMelee: 'standing',
  sprint: 'standing',
};
type Walk = keyof typeof POSITION;
const WALKS: readonly Walk[] = ['move', 'moveFire', 'moveMelee', 'sprint', 'crawl'];

function walkOptions(state: ExodusState, who: number, how: Walk): Option[] {
  if (positionOf(heroAt(state, who)) !== POSITION[how] || !canPay(state, who, how)) return [];
  let squares = stepSquares(state, who, stride(state, who, how) - 1);
  if (how === 'moveFire' || how === 'moveMelee')
    squares = squares.filter((square) => hasTargetsFrom(state, who, square, how));
  return squares.map((square) =>
    priced(state, who, how as Verb, { verb: how, square: squareName(state, square) }),
  );
}

export const moveAction: Action = {
  verbs: WALKS,
  options: (state, who) => WALKS.flatMap((how) => walkOptions(state, who, how)),
  begin(play, who, picked) {
    const { state } = play;
    const how = picked.verb as Walk;
    const left = stride(state, who, how);
    pay(play, who, how as Verb);
    if (how === 'move' && hasPerk(heroAt(state, who), 'AG1')) {
      if (left > 1) play.mark('perk/AG1');
      heroAt(state, who).spent.push('AG1');
    }
    if (how === 'sprint' && left > SPRINT_SQUARES) play.mark('perk/AG4');
    return call(heroRun, {
      hero: who,
      how,
      to: namedSquare(state, String(picked.square)),
      left,
      handed: false,
    });
  },
  refusals(state, who) {
    const position = positionOf(heroAt(state, who));
    return WALKS.filter((how) => POSITION[how] !== position).map((verb) => ({
      facets: { verb },
      rule: position === 'grapple' ? 'EX-ACTIONS-16' : position === 'prone' ? 'EX-ACTIONS-15' : 'EX-PRONE-02',
    }));
  },
};

export const diveAction: Action = {
  verbs: ['dive'],
  options(state, who) {
    if (positionOf(heroAt(state, who)) !== 'standing' || !canPay(state, who, 'dive')) return [];
    return diveLines(state, who).map(({ second }) =>
      priced(state, who, 'dive', { verb: 'dive', square: squareName(state, second) }),
    );
  },
  begin(play, who, picked) {
    pay(play, who, 'dive');
    const second = namedSquare(play.state, String(picked.square));
    const line = diveLines(play.state, who).find((each) => each.second === second);
    if (line === undefined) throw new Error('There is no such dive.');
    return call(dive, { hero: who, ...line });
  },
};

export const proneAction: Action = {
  verbs: ['dropProne', 'standUp'],
  options(state, who) {
    const position = positionOf(heroAt(state, who));
    if (position === 'standing') return [option({ verb: 'dropProne' })];
    return position === 'prone' && canPay(state, who, 'standUp')
      ? [priced(state, who, 'standUp', { verb: 'standUp' })]
      : [];
  },
  begin(play, who, picked) {
    const hero = heroAt(play.state, who);
    if (picked.verb === 'dropProne') return goProne(play, who);
    pay(play, who, 'standUp');
    hero.prone = false;
    play.emit({ type: 'stoodUp', hero: who, at: [heroPiece(who)], rule: 'EX-PRONE-04' });
  },
  refusals: (state, who) =>
    positionOf(heroAt(state, who)) === 'grapple'
      ? [{ facets: { verb: 'standUp' }, rule: 'EX-ACTIONS-16' }]
      : [],
};
