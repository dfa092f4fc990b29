/**
 * Flat ink pictures as data: posters, busts, the mark. A picture is a list of filled or stroked paths, so the same one is an
 * SVG in a browser, a canvas on a phone, a part of a board, and something a test can look at.
 */

export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly cap?: 'round' | 'butt';
  readonly opacity?: number;
  /** Moves and scales the path; `flip` mirrors it about its own left edge. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number; readonly flip?: true };
}

export interface Art {
  /** Pictures of the same name are the same picture. */
  readonly name: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly layers: readonly Layer[];
}

export interface VectorProps {
  readonly art: Art;
  /** `slice` fills the room and may cut edges off, `meet` shows all of it. */
  readonly fit?: 'slice' | 'meet';
  /** Where the picture stays when edges are cut off or left over. */
  readonly align?: 'top' | 'middle' | 'bottom';
  readonly label?: string;
}

const figure = (n: number) => String(Math.round(n * 100) / 100);

export function circle(x: number, y: number, r: number): string {
  return `M${figure(x - r)} ${figure(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${figure(x - rx)} ${figure(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${figure(x)} ${figure(y)}h${figure(width)}v${figure(height)}h${figure(-width)}Z`;
}

export function rounded(x: number, y: number, w: number, h: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${figure(x + r)} ${figure(y)}h${figure(w - 2 * r)}${corner(r, r)}v${figure(h - 2 * r)}${corner(-r, r)}` +
    `h${figure(2 * r - w)}${corner(-r, -r)}v${figure(2 * r - h)}${corner(r, -r)}Z`
  );
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}Z`;
}

/** A regular polygon about the origin; with `inner` a star. */
export function regular(corners: number, r: number, turn: number, inner?: number): string {
  const count = inner === undefined ? corners : corners * 2;
  return polygon(
    Array.from({ length: count }, (_, i) => {
      const angle = turn + (i * 2 * Math.PI) / count;
      const reach = inner !== undefined && i % 2 === 1 ? inner : r;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
  );
}
