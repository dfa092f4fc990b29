/** The procedures of cards and abilities, for the list of the game. */
import { reserveArrives, whistle } from './abilities/specials';
import { arriveAndFight, forecast, resolveEvent } from './cards/events';
import { findMarkers, placeNear, stragglers, texasNavyArrives } from './cards/findings';
import { eachPlayerChooses, panic, recallNotice, stairwellCrush, stampede } from './cards/misfortunes';
import { resolveSearch } from './cards/searches';
import { travelTogether } from './cards/travel';
import { airstrike, firstAid, marineFlare, splashZone, toolbox } from './cards/windfalls';

export const contentProcedures = [
  resolveEvent,
  forecast,
  arriveAndFight,
  recallNotice,
  eachPlayerChooses,
  stampede,
  panic,
  stairwellCrush,
  resolveSearch,
  findMarkers,
  placeNear,
  stragglers,
  texasNavyArrives,
  travelTogether,
  airstrike,
  firstAid,
  toolbox,
  splashZone,
  marineFlare,
  whistle,
  reserveArrives,
];
