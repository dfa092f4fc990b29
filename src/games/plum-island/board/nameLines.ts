/** The names of the areas as the board writes them: free of drawing, because the pieces make room for them. */
import type { AreaId, AreaRow } from '../data/map';

/** Names that would not fit their area in two lines. */
const SHORT: Partial<Record<AreaId, string>> = {
  '1L': "Fred's Fish Market",
  '2J': 'Coast Guard Station',
  '4F': 'The Pit at Plum',
  '3H': 'Light & Power',
  '1D': 'Cherry Pit, North',
  '1E': 'Press House',
  '1F': 'Cherry Pit, South',
  '4C': 'Parkway North',
  '4E': 'Parkway South',
  '5G': 'Athletic Club',
};
const LINE_LENGTH = 15;

/** A name in at most two lines of about equal length. */
export function nameLines(area: AreaRow<AreaId>): string[] {
  const lines: string[] = [];
  for (const word of (SHORT[area.id] ?? area.name).replace('/', ' / ').split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= LINE_LENGTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 2);
}
