/** Skills that are used as a deed of their own: Lucy's dressings and serum. (Content, chapter 6.3.) */
import { end, option } from '../../../core/procedure';
import { at, cureSecondVirus, heal } from '../changes';
import { SKILLS } from '../data/survivors';
import {
  hasSkill,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  virusOf,
  type DarkestState,
  type Procedure,
} from '../state';

const DEEDS = ['LU1', 'LU4'] as const;
export type Deed = (typeof DEEDS)[number];

function patients(state: DarkestState, who: number, skill: Deed): number[] {
  return survivorsIn(state, survivorAt(state, who).room ?? '').filter((other) => {
    const survivor = survivorAt(state, other);
    return skill === 'LU1' ? survivor.wounds > 0 : virusOf(survivor) === 2;
  });
}

export function skillOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  if (survivor.entrapped || survivor.room === null) return [];
  return DEEDS.filter(
    (skill) =>
      hasSkill(survivor, skill) &&
      !survivor.used.includes(skill) &&
      survivor.xp >= (SKILLS[skill].use ?? 0) &&
      patients(state, who, skill).length > 0,
  ).map((skill) =>
    option({ verb: 'treat', survivor: survivor.id as string, skill }, { xp: SKILLS[skill].use ?? 0 }),
  );
}

type Treat = { who: number; skill: Deed };

export const treat: Procedure<Treat> = procedure<Treat>('treat', {
  patient: question<Treat, { target: string }>({
    seat: (_, frame) => frame.who,
    options: (state, { who, skill }) =>
      patients(state, who, skill).map((other) => option({ target: survivorAt(state, other).id as string })),
    choose(play, { who, skill }, { target }) {
      const survivor = survivorAt(play.state, who);
      survivor.xp -= SKILLS[skill].use ?? 0;
      survivor.used.push(skill);
      play.mark(`skill/${skill}`);
      play.emit({
        type: 'skillUsed',
        survivor: survivor.id,
        skill,
        rule: `DD-SKILL-${skill}`,
        at: [at.survivor(survivor.id)],
      });
      const other = placeOf(play.state, target);
      if (skill === 'LU1') heal(play, other, 1, 'DD-SKILL-LU1');
      else cureSecondVirus(play, other, 'DD-SKILL-LU4');
      return end();
    },
  }),
});
