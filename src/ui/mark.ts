/** The mark of the app, a boarded-up house with light in its door, in a box of 30 by 34. The gaps are holes. */
import type { Art } from './art';
import { colour } from './theme';

export const MARK_PLANKS =
  'M15 2L28 10V14.8H2V10Z M2 17.2H11V22.8H2Z M19 17.2H28V22.8H19Z M2 25.2H11V32H2Z M19 25.2H28V32H19Z';
export const MARK_DOOR = 'M11 17.2H19V32H11Z';

export const mark: Art = {
  name: 'mark',
  box: { x: 0, y: 0, width: 30, height: 34 },
  layers: [
    { d: MARK_PLANKS, fill: colour.paper },
    { d: MARK_DOOR, fill: '#F2A13E' },
  ],
};
