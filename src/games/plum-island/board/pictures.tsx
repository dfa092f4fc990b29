/** Pictures of 320 x 180 for cards and for the last screen: flat ink shapes, one idea each. */
import { Picture, type SkPicture } from '@shopify/react-native-skia';

import { circle, rectangle, type Layer } from '../../../ui/art';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { boat, bridge, fir, hill, horrors, icon, sea, sky, stars } from './scenery';
import { TOXIC } from './looks';

function picture(name: string, layers: () => readonly Layer[]): SkPicture {
  return recorded(`plum picture ${name}`, (canvas) => drawLayers(canvas, layers()));
}

// ------------------------------------------------------------------------------------------------------- cards

/** What a card is about, read off its own words: the first that fits. */
const SUBJECTS: readonly (readonly [RegExp, IconName])[] = [
  [/rats|custodian|payroll|choir|faithful|tuesday/i, 'evil-eyes'],
  [/bridge/i, 'stone-bridge'],
  [/helicopter/i, 'helicopter'],
  [/boat|ferry|navy|docks/i, 'speed-boat'],
  [/molotov/i, 'molotov'],
  [/pistol/i, 'pistol-gun'],
  [/cube|biohazard/i, 'biohazard'],
  [/stun|flare/i, 'explosion-rays'],
  [/damage/i, 'broken-wall'],
  [/supplies/i, 'cardboard-box-closed'],
  [/civilian/i, 'megaphone'],
  [/remove|heal|first aid/i, 'medical-pack'],
  [/hit/i, 'broken-heart'],
  [/stack|horror|spawn|tile/i, 'shambling-zombie'],
  [/follow|radio|token/i, 'walkie-talkie'],
];

export function subjectOf(words: string): IconName {
  return SUBJECTS.find(([pattern]) => pattern.test(words))?.[1] ?? 'death-skull';
}

export type CardKind = 'event' | 'search' | 'fate';

const SCENES: Readonly<Record<CardKind, (subject: IconName) => Layer[]>> = {
  event: (subject) => [
    ...sky('#2C4754', '#3C5E69'),
    { d: circle(226, 54, 34), fill: '#D7D3C2' },
    ...bridge('#7B3B36', 96),
    ...sea('#17323C', '#5FA0A6', 118),
    ...emblem(subject, '#F0655A'),
  ],
  search: (subject) => [
    ...sky('#3B2B44', '#51395E'),
    { d: 'M320 0L320 180L108 180L60 128L60 60Z', fill: '#FFE9A8', opacity: 0.16 },
    { d: 'M0 150H320V180H0Z', fill: '#1C1420' },
    { d: `${rectangle(206, 96, 70, 58)}${rectangle(236, 66, 52, 34)}`, fill: '#6B4A33' },
    { d: 'M206 124H276M241 96V154M236 83H288', stroke: '#3B281B', width: 3 },
    ...emblem(subject, '#FFD98A'),
  ],
  fate: (subject) => [
    ...sky('#231A2C', '#33224A'),
    { d: circle(226, 60, 46), fill: TOXIC, opacity: 0.92 },
    ...hill('#120D17', 128),
    ...horrors('#120D17', [
      [150, 92, 40],
      [186, 86, 46],
      [228, 84, 50],
      [272, 92, 42],
    ]),
    fir(20, 140, 2.4, '#0B080F'),
    fir(306, 142, 2.8, '#0B080F'),
    ...(subject === 'shambling-zombie' ? [] : emblem(subject, TOXIC)),
  ],
};

/** The thing itself, large, on a disc of ink. */
function emblem(subject: IconName, ring: string): Layer[] {
  return [
    { d: circle(84, 90, 58), fill: '#0E1316', opacity: 0.88 },
    { d: circle(84, 90, 58), stroke: ring, width: 4 },
    { d: ICONS[subject], fill: '#EDE6D6', at: { x: 44, y: 50, scale: 80 / ICON_BOX } },
  ];
}

export function cardArt(kind: CardKind, subject: IconName) {
  return function CardArt() {
    return <Picture picture={picture(`${kind} ${subject}`, () => SCENES[kind](subject))} />;
  };
}

// ------------------------------------------------------------------------------------------------------- endings

const ENDINGS: Readonly<Record<string, () => Layer[]>> = {
  /** Morning on the ferry: the island is behind you. */
  saved: () => [
    ...sky('#F2B063', '#F7D9A0'),
    { d: circle(232, 96, 40), fill: '#FFF1C9' },
    { d: 'M0 104C40 84 70 96 96 88C120 82 150 98 176 108H0Z', fill: '#5E4A5E' },
    ...sea('#2C6872', '#BFE0DA', 108),
    ...boat(176, 112, 1.5),
    { d: 'M60 40q8 -8 16 0q8 -8 16 0M104 26q6 -6 12 0q6 -6 12 0', stroke: '#3B2B2B', width: 3 },
  ],
  /** The level has reached the end of its track. */
  biohazard: () => [
    ...sky('#1C2A14', '#2F4A1C'),
    { d: circle(160, 84, 66), fill: TOXIC, opacity: 0.22 },
    icon('biohazard', 100, 24, 120, TOXIC),
    { d: 'M0 132C50 108 96 138 150 122C206 106 262 134 320 116V180H0Z', fill: TOXIC, opacity: 0.28 },
    { d: 'M0 146C60 130 100 152 168 142C224 132 280 150 320 138V180H0Z', fill: '#6F9C33', opacity: 0.5 },
    ...hill('#0D1409', 160),
    fir(24, 170, 2.2, '#0D1409'),
    fir(292, 168, 2.6, '#0D1409'),
  ],
  /** Over the wall. */
  overrun: () => [
    ...sky('#4A1518', '#8E2B26'),
    { d: circle(78, 64, 34), fill: '#F0655A', opacity: 0.8 },
    ...horrors('#160A0B', [
      [34, 64, 66],
      [92, 48, 80],
      [160, 56, 74],
      [226, 44, 84],
    ]),
    {
      d: 'M0 120L26 116V104L58 108V122L96 114V128L140 120L150 108L186 112V126L226 116V104L262 110V122L320 112V180H0Z',
      fill: '#2A1412',
    },
    {
      d: 'M0 140H320M0 160H320M40 122V140M110 120V140M186 120V140M262 120V140M70 140V160M150 140V160M226 140V160M24 160V180M110 160V180M196 160V180M280 160V180',
      stroke: '#5A2A26',
      width: 2,
    },
  ],
  /** An empty helmet in the rain. */
  faction: () => [
    ...sky('#232C33', '#36434B'),
    {
      d: 'M20 0L8 44M70 0L52 66M120 0L106 52M176 0L160 58M222 0L206 50M270 0L252 66M316 0L300 58M44 70L34 108M250 84L240 120M96 84L86 120M296 92L288 124',
      stroke: '#8FA3AB',
      width: 1.6,
      opacity: 0.5,
    },
    ...hill('#12181C', 140),
    { d: 'M156 60h8v86h-8Z', fill: '#0B0F12' },
    {
      d: 'M124 62C124 38 140 28 160 28C180 28 196 38 196 62C196 66 192 68 186 68H134C128 68 124 66 124 62Z',
      fill: '#C9CFC8',
    },
    { d: 'M160 28C180 28 196 38 196 62C196 66 192 68 186 68H166Z', fill: '#6E7975', opacity: 0.7 },
    { d: 'M132 96h56v9h-56Z', fill: '#0B0F12' },
    icon('broken-heart', 232, 96, 34, '#F0655A'),
  ],
  /** The pier is empty and the boat has gone. */
  evacuation: () => [
    ...sky('#131B33', '#2A3560'),
    ...stars(),
    { d: circle(250, 40, 20), fill: '#CFD6E8' },
    ...sea('#0E1B2E', '#4E6A93', 92),
    ...boat(262, 96, 0.5),
    { d: 'M0 180L96 112H140L112 180Z', fill: '#6B5138' },
    { d: 'M22 164H118M46 148H124M66 134H131M84 120H137', stroke: '#2E2418', width: 3 },
    icon('tabletop-players', 78, 74, 46, '#0A0F1A'),
  ],
};

/** Several defeats may be true at once: the first one gives the picture. */
export function endingArt(reason: string) {
  const [first = ''] = reason.split('+');
  const scene = ENDINGS[first] ?? ENDINGS.overrun;
  return function EndingArt() {
    return <Picture picture={picture(`ending ${first}`, () => scene?.() ?? [])} />;
  };
}
