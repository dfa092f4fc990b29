/** A card as it lies before the players: paper, a picture, what kind it is, its name and its text. Its top left is (x, y). */
import { ClipOp, Group, Picture } from '@shopify/react-native-skia';

import { rounded, type Art } from '../art';
import { colour } from '../theme';
import { drawFromLeft, widthOf, wrap } from './lettering';
import { drawLayers, pathOf, recorded } from './record';
import type { Fonts } from '../gameView';

export interface CardFaceProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly footer?: string;
  readonly footerRight?: string;
  readonly picture?: Art;
  /** The colour of its kind on paper: dark enough to read. */
  readonly tint?: string;
  readonly fonts: Fonts;
}

const MARGIN = 12;
const PADDING = 18;

export function CardFace(props: CardFaceProps) {
  const { x, y } = props;
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Picture picture={cardPicture(props)} />
    </Group>
  );
}

function cardPicture(card: CardFaceProps) {
  const {
    width,
    height,
    kind,
    title,
    text,
    footer = '',
    footerRight = '',
    picture,
    tint = '#5B2E70',
    fonts,
  } = card;
  return recorded(
    `card ${[width, height, kind, title, text, footer, footerRight, picture?.name, tint].join('|')}`,
    (canvas) => {
      drawLayers(canvas, [
        { d: rounded(3, 6, width, height, 16), fill: '#000000', opacity: 0.35 },
        { d: rounded(0, 0, width, height, 16), fill: colour.paper, stroke: colour.ink, width: 2 },
      ]);
      const pictureHeight = picture ? height * 0.4 : 0;
      if (picture) {
        const frame = rounded(MARGIN, MARGIN, width - 2 * MARGIN, pictureHeight, 10);
        canvas.save();
        canvas.clipPath(pathOf(frame), ClipOp.Intersect, true);
        const scale = Math.max((width - 2 * MARGIN) / picture.box.width, pictureHeight / picture.box.height);
        canvas.translate(MARGIN - picture.box.x * scale, MARGIN - picture.box.y * scale);
        canvas.scale(scale, scale);
        drawLayers(canvas, picture.layers);
        canvas.restore();
        drawLayers(canvas, [{ d: frame, stroke: colour.ink, width: 2 }]);
      }
      let line = pictureHeight + MARGIN + 28;
      const write = (words: string, font: Parameters<typeof widthOf>[1], size: number, ink: string) =>
        drawFromLeft(canvas, fonts, { text: words, x: PADDING, y: line, font, size, colour: ink });
      write(kind.toUpperCase(), 'display700', 13, tint);
      for (const words of wrap(fonts, 'display800', 33, title, width - 2 * PADDING)) {
        line += 34;
        write(words, 'display800', 33, colour.onPaper);
      }
      line += 6;
      for (const words of wrap(fonts, 'reading400', 17, text, width - 2 * PADDING)) {
        line += 23;
        write(words, 'reading400', 17, colour.onPaper);
      }
      if (footer === '' && footerRight === '') return;
      const foot = height - 18;
      drawLayers(canvas, [
        { d: `M${PADDING} ${foot - 22}H${width - PADDING}`, stroke: '#C6BCA3', width: 1.5 },
      ]);
      line = foot;
      write(footer, 'reading400', 14, colour.onPaperSub);
      const right = width - PADDING - widthOf(fonts, 'display700', 15, footerRight);
      drawFromLeft(canvas, fonts, {
        text: footerRight,
        x: right,
        y: foot,
        font: 'display700',
        size: 15,
        colour: colour.onPaper,
      });
    },
  );
}
