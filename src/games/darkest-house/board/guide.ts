/** A first night, explained while it is played. */
import type { Tip } from '../../../ui/gameView';
import { activeMembers, survivorAt, type DarkestState } from '../state';

export const guide: readonly Tip<DarkestState>[] = [
  {
    id: 'house-goal',
    when: (state) => state.stage === 'house',
    title: 'Find the cure',
    text: 'Open doors for their code chips, enter the chips at the terminals in the corners, walk into the laboratory, and kill the nemesis. All before the darkness is complete.',
  },
  {
    id: 'house-build',
    when: (_, decision) => decision.kind === 'placeTile',
    title: 'Build your house',
    text: 'Tap a lit tile on the lawn, then an arrow to turn it. Doors must meet open sides, and a way to the north must stay open.',
  },
  {
    id: 'house-camera',
    when: (_, decision) => decision.kind === 'cameraDirection',
    title: 'Cameras',
    text: 'A camera looks where it sees most rooms. Whoever ends up in its view may set off an alarm.',
  },
  {
    id: 'house-action',
    when: (_, decision) => decision.kind === 'groupAction',
    title: 'Your actions',
    text: 'The dots are action points. Those of a group act in any order: tap somebody, then a lit room, door or enemy. Noise and fights wake the tiles around you.',
  },
  {
    id: 'house-defense',
    when: (_, decision) => decision.kind === 'defense',
    title: 'They attack',
    text: 'Roll for defense: each success takes one of their dice away. What is left is shared out: tap a die, then whoever takes it.',
  },
  {
    id: 'house-assign',
    when: (_, decision) => decision.kind === 'assignIcon',
    title: 'Use your dice',
    text: 'Successes hit, knockbacks push an enemy into the next room. Tap a die, then its target.',
  },
  {
    id: 'house-entrapped',
    when: (state) => activeMembers(state).some((who) => survivorAt(state, who).entrapped),
    title: 'Held fast',
    text: 'Whoever is held can only try to break free. Others in the room can help by paying too.',
  },
  {
    id: 'house-showdown',
    when: (state) => state.stage === 'showdown',
    title: 'The showdown',
    text: 'Actions cost markers now: they go to the left box, and come back by way of the middle one. Empty every area of the nemesis before it destroys the three corners.',
  },
];
