/** The security board: code tokens that are left, chips that have been entered, the laboratory's door. */
import type { Box } from '../../../ui/gameView';
import { caption, type Block, type Spot } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { COLOUR_NAMES, coloursOf } from '../data/chips';
import { SECURITY_BOARD } from '../data/tracks';
import type { DarkestState } from '../state';
import { printCode } from './code';

export function codeBlocks(state: DarkestState, scale: number): Block[] {
  const { security, options } = state;
  const { codes, slots } = SECURITY_BOARD[options.mode];
  const solved = codes - security.tokens.length;
  return [
    {
      height: 58 * scale,
      print(page, at) {
        const open = security.open;
        page.panel(at, open ? '#12332F' : colour.panel, open ? '#6FD0C4' : colour.line, open ? 2 : 1);
        page.icon(
          open ? 'unlocking' : 'combination-lock',
          at.x + 12,
          at.y + 13 * scale,
          32,
          open ? '#6FD0C4' : colour.soft,
        );
        page.text(
          open ? 'The laboratory is open' : 'The laboratory is locked',
          at.x + 12 + 44 * scale,
          at.y + 26 * scale,
          { size: 18 },
        );
        page.text(`${solved} of ${codes} codes solved`, at.x + 12 + 44 * scale, at.y + 46 * scale, {
          size: 14,
          tint: colour.soft,
          font: 'reading400',
        });
      },
    },
    caption('Code tokens left', scale, security.bypassed ? 'bypass used' : ''),
    tokens(state, scale, codes),
    caption('Chips entered', scale, `${security.entered.length} of ${slots} slots`),
    entered(state, scale, slots),
  ];
}

function tokens({ security }: DarkestState, scale: number, codes: number): Block {
  const rows = Math.ceil(codes / 4);
  const tall = 62 * scale;
  const height = rows * (tall + 6) - 6;
  const place = (at: Box, n: number): Box => {
    const width = (at.width - 18) / 4;
    return { x: at.x + (n % 4) * (width + 6), y: at.y + Math.floor(n / 4) * (tall + 6), width, height: tall };
  };
  return {
    height,
    spots: (at) =>
      security.tokens.map((code, n): Spot => ({
        id: `code:${code}:${n}`,
        label: `Code token, ${COLOUR_NAMES[code].name}`,
        facets: { colour: code },
        ...place(at, n),
      })),
    print(page, at) {
      for (let n = 0; n < codes; n++) {
        const box = place(at, n);
        const code = security.tokens[n];
        if (code === undefined) {
          page.panel(box, colour.ink, colour.line);
          page.icon(
            'check',
            box.x + box.width / 2 - 11 * scale,
            box.y + tall / 2 - 11 * scale,
            22,
            '#6FD0C4',
          );
          continue;
        }
        page.spot(`code:${code}:${n}`, box, '#1D1830');
        printCode(page, code, box.x + box.width / 2, box.y + 25 * scale, 26);
        page.text(COLOUR_NAMES[code].name, box.x + box.width / 2, box.y + 55 * scale, {
          size: 13,
          tint: colour.soft,
          from: 'middle',
        });
      }
    },
  };
}

function entered({ security }: DarkestState, scale: number, slots: number): Block {
  const height = 42 * scale;
  return {
    height,
    print(page, at) {
      const width = (at.width - 6 * (slots - 1)) / slots;
      for (let n = 0; n < slots; n++) {
        const box = { x: at.x + n * (width + 6), y: at.y, width, height };
        const chip = security.entered[n];
        page.panel(
          box,
          chip === undefined ? colour.ink : '#1D1830',
          chip === undefined ? colour.line : colour.paper,
        );
        const codes = chip === undefined ? [] : coloursOf(chip);
        const step = Math.min(18 * scale, (width - 12) / Math.max(1, codes.length));
        codes.forEach((code, i) =>
          printCode(
            page,
            code,
            box.x + width / 2 + (i - (codes.length - 1) / 2) * step,
            box.y + height / 2,
            Math.min(15, step / scale),
          ),
        );
      }
    },
  };
}
