/** The last screen: the story of the game in figures, and a picture of how it ended. */
import type { Outcome } from '../../../core/game';
import type { Note } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { BIOHAZARD_LIMIT, OVERRUN_LIMIT } from '../data/tables';
import { FACTIONS, UNITS_OF } from '../data/units';
import { count } from '../names';
import { compoundOf, housedIn } from '../queries';
import type { PlumState } from '../state';
import { FACTION_LIVERY, TOXIC, PEOPLE } from './looks';
import { endingArt } from './pictures';

export function ending(state: PlumState, { reason }: Outcome) {
  const civilians = Object.values(state.civilians);
  const at = (place: string) => civilians.filter((one) => one.at === place).length;
  const housed = state.seats.reduce(
    (sum, _, seat) => sum + housedIn(state, compoundOf(state, seat)).length,
    0,
  );
  const figures: Note[] = [
    {
      text: `${state.evacuation} of ${state.options.evacuationNeeded} Evacuation Points`,
      icon: 'exit-door',
      colour: PEOPLE,
    },
    { text: `${count(at('evacuated'), 'Civilians unit')} evacuated`, icon: 'speed-boat' },
    { text: `${count(at('out'), 'Civilians unit')} lost`, icon: 'death-skull', colour: colour.danger },
    { text: `${housed} sheltered`, icon: 'house' },
    { text: `Biohazard ${state.biohazard} of ${BIOHAZARD_LIMIT}`, icon: 'biohazard', colour: TOXIC },
    { text: `Overrun ${state.overrun} of ${OVERRUN_LIMIT}`, icon: 'broken-wall', colour: colour.danger },
    { text: `${count(state.overrunAreas.length, 'Area')} overrun`, icon: 'position-marker' },
    { text: `${count(state.lostTiles, 'Horror tile')} got past you`, icon: 'shambling-zombie' },
    ...state.seats.map(({ faction, evacuated, supplies }): Note => {
      const fallen = UNITS_OF[faction].filter((unit) => state.units[unit].at === 'out').length;
      return {
        text: `${FACTIONS[faction].name}: ${evacuated.length} evacuated, ${fallen} fallen, ${supplies} Supplies`,
        colour: FACTION_LIVERY[faction].light,
        shape: FACTION_LIVERY[faction].shape,
      };
    }),
  ];
  return { figures, Art: endingArt(reason) };
}
