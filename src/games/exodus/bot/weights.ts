/** What counts how much for the bot. One step towards the goal is 3; everything else is measured against that. */
export const W = {
  step: 3,
  carried: 40,
  delivered: 140,
  out: 60,
  /** Of a second of water, two of which the rib covers for one action point. */
  water: 0.6,
  ap: 2,
  /** A step that a sprint has still to make, of the worth of one that was made. */
  ahead: 0.95,
  /** Each infected that a bomb would reach. */
  bomb: 9,
  power: 3,
  /** Something to search or to break open within reach, and what can be made in the lobby. */
  search: 7,
  crate: 3,
  crafted: 10,
  /** Each infected that a free hero could take off another one. */
  rescue: 22,
  /** What may wait behind a door. */
  room: 6,
  sweep: 16,
  struggle: 8,
  fend: 2,
  /** Any loaded gun in hand. */
  armed: 14,
  grapple: 40,
  steady: 40,
  prone: 8,
  /** Each step between somebody in a grapple and the nearest hero who could help. */
  help: 3,
  apart: 0.6,
  medPack: 14,
  perk: 3,
  powerUse: 1.5,
  round: 1.6,
  fewRounds: 4,
  /** A round on a card, of one in the gun. */
  spare: 0.6,
  ammunition: 3,
  material: 0.6,
  alert: 4.5,
  alertRounds: 5,
  siren: 20,
  lying: 2,
  noWay: 0.5,
  blocker: 16,
  drowned: 90,
  dead: 200,
  acted: 0.7,
  campaign: 400,
  defeat: 200,
  turn: 2,
};

/** What a position of the infection dial is worth getting rid of: late ones cost action points, the last the hero. */
export const DIAL = [0, 5, 5.5, 6, 7, 8, 9, 10.5, 12, 15, 20, 23, 26, 40, 50, 65, W.dead];
