/** The strip above the table: the mission, the stock, and what threatens the camp. */
import type { Note, Status } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { ENEMIES } from '../data/enemies';
import { RESOURCES } from '../data/goods';
import { BASE } from '../geometry';
import { held, type BasecampState } from '../state';
import { capital, count, foeOf, placeOf } from '../words';
import { ENEMY, FOE_ICON, GOOD } from './looks';
import { pileLeft } from './pile';
import { minorProgress, missionProgress, roundsOfFood } from './progress';

export function status(state: BasecampState): Status {
  const mission = missionProgress(state);
  const minor = minorProgress(state);
  const rounds = roundsOfFood(state);
  const notes: Note[] = [];
  if (rounds <= 2)
    notes.push({
      text: rounds === 0 ? 'Nothing left for the next meal' : `Food for ${count(rounds, 'more round')}`,
      icon: 'camp-cooking-pot',
      colour: colour.danger,
      target: `cell:${BASE}`,
    });
  if (minor)
    notes.push({
      text: `${minor.name} ${minor.value}/${minor.max}`,
      icon: 'round-star',
      colour: state.minorDone ? '#8FD08A' : '#8FD3E6',
      label: `Minor objective ${minor.name}, ${minor.value} of ${minor.max}`,
    });
  notes.push({ text: `${pileLeft(state)} tiles in the pile`, icon: 'card-pickup' });
  for (const enemy of state.enemies)
    notes.push({
      text: `${capital(ENEMIES[enemy.kind].name)}${enemy.stunned ? ', stunned' : ''}`,
      icon: FOE_ICON[enemy.kind],
      colour: ENEMY.light,
      label: `${foeOf(state, enemy.id)} on ${placeOf(state, enemy.cell)}`,
      target: `enemy:${enemy.id}`,
    });
  return {
    title: mission.name,
    subtitle: `Round ${state.round}, ${mission.value} of ${mission.max} done`,
    icon: 'campfire',
    iconColour: '#E6A93A',
    tracks: [
      ...RESOURCES.map((good) => ({
        id: good,
        label: capital(good),
        icon: GOOD[good].icon,
        value: held(state.stock, good),
        colour: good === 'food' && rounds <= 2 ? colour.danger : GOOD[good].colour,
      })),
    ],
    notes,
  };
}
