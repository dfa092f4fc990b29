/** What is free and allowed at any time: switching gear between the sides and buying skills. (Rulings, "At any time".) */
import { option } from '../../../core/procedure';
import { at } from '../changes';
import { cardOf, type CardId } from '../data/equipment';
import { SKILLS, skillOf, type SkillId } from '../data/survivors';
import { canEquip, switchSide } from '../procedures/harm';
import { inHouse, placeOf, survivorAt, type DarkestState, type Play } from '../state';

export type FreeFacets = { verb: string; survivor: string; card: CardId; skill: SkillId };
const SLOTS = [1, 2, 3, 4] as const;

export function buyable(state: DarkestState, who: number): SkillId[] {
  const { id, skills, curse, xp } = survivorAt(state, who);
  const found: SkillId[] = [];
  for (const slot of SLOTS) {
    const skill = skillOf(id, slot);
    // Zombification takes the skills at its cube and to the right of it.
    if (curse > 0 && slot >= curse) continue;
    if (!skills.includes(skill) && SKILLS[skill].cost <= xp) found.push(skill);
  }
  return found;
}

export function switchable(state: DarkestState, who: number): CardId[] {
  const { left, right } = survivorAt(state, who);
  return [
    ...left.filter((card) => canEquip(state, who, card)),
    ...right.filter((card) => cardOf(card).hands > 0),
  ];
}

export function freeOptions(state: DarkestState) {
  return inHouse(state).flatMap((who) => {
    const survivor: string = survivorAt(state, who).id;
    return [
      ...switchable(state, who).map((card) =>
        option<{ verb: string } & Partial<FreeFacets>>({ verb: 'switch', survivor, card }),
      ),
      ...buyable(state, who).map((skill) =>
        option<{ verb: string } & Partial<FreeFacets>>({ verb: 'buy', survivor, skill }),
      ),
    ];
  });
}

/** True when the option was one of these. */
export function takeFreeOption(play: Play, picked: { verb: string } & Partial<FreeFacets>): boolean {
  const who = placeOf(play.state, picked.survivor ?? '');
  if (picked.verb === 'switch') switchSide(play, who, picked.card ?? '');
  else if (picked.verb === 'buy' && picked.skill !== undefined) buySkill(play, who, picked.skill);
  else return false;
  return true;
}

function buySkill(play: Play, who: number, skill: SkillId): void {
  const survivor = survivorAt(play.state, who);
  survivor.xp -= SKILLS[skill].cost;
  survivor.skills.push(skill);
  play.emit({
    type: 'skillBought',
    survivor: survivor.id,
    skill,
    rule: 'DD-XP-03',
    at: [at.survivor(survivor.id)],
  });
}
