/** A tile as a card: what is turned over from the pile, large and readable. */
import { Group, Picture } from '@shopify/react-native-skia';
import type { Playback } from '../../../ui/gameView';
import { drawLayers, fillPaint, pathOf, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import type { SurvivorId } from '../data/survivors';
import { TILES, type TileKind } from '../data/tiles';
import type { BasecampState } from '../state';
import { person } from '../words';
import { BOX, TILE_ART } from './art';
import { CATEGORY_NAME } from './looks';
import { pileLeft } from './pile';

/** The tile of a card: its illustration in the middle, its ground to both sides. */
export function CardArt({ kind }: { kind: TileKind }) {
  const scale = 180 / BOX;
  const [first] = TILE_ART[kind];
  return (
    <Group>
      <Picture
        picture={recorded(`unknown card ${kind}`, (canvas) => {
          canvas.drawPath(pathOf('M0 0H320V180H0Z'), fillPaint(first?.fill ?? colour.ink));
          canvas.drawPath(pathOf('M0 0H320V180H0Z'), fillPaint('#000000', 0.3));
          canvas.save();
          canvas.translate((320 - 180) / 2, 0);
          canvas.scale(scale, scale);
          drawLayers(canvas, TILE_ART[kind]);
          canvas.restore();
        })}
      />
    </Group>
  );
}

/** Dark enough for words on paper. */
export const ON_PAPER: Readonly<Record<string, string>> = {
  base: '#7A5A12',
  starting: '#5C543C',
  hazard: '#7A5208',
  enemy: '#9A2F24',
  objective: '#1F5B6E',
};

export function tileCard(kind: TileKind, by: SurvivorId | null, after: BasecampState): Playback {
  const { name, text, category } = TILES[kind];
  return {
    do: 'card',
    card: {
      kind: CATEGORY_NAME[category],
      title: name,
      body: text,
      colour: ON_PAPER[category] ?? '#5C543C',
      footer: [by === null ? 'From the pile' : `Explored by ${person(by)}`, `${pileLeft(after)} left`],
      Art: () => <CardArt kind={kind} />,
    },
  };
}
