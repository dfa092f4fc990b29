/** Rings and curves of the generated island as SVG path text. */
type XY = readonly [number, number];

const tenth = (n: number) => Math.round(n * 10) / 10;

/** A closed ring as quadratic curves through the middles of its sides: no corner is left. */
export function smoothRing(ring: readonly XY[]): string {
  const points = ring.slice(0, -1);
  const middle = (i: number): XY => {
    const a = points[i % points.length] as XY;
    const b = points[(i + 1) % points.length] as XY;
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const [startX, startY] = middle(0);
  let path = `M${tenth(startX)} ${tenth(startY)}`;
  for (let i = 1; i <= points.length; i++) {
    const [cx, cy] = points[i % points.length] as XY;
    const [x, y] = middle(i);
    path += `Q${tenth(cx)} ${tenth(cy)} ${tenth(x)} ${tenth(y)}`;
  }
  return `${path}Z`;
}

export function cubic(curve: readonly XY[]): string {
  const [a, b, c, d] = curve as [XY, XY, XY, XY];
  return `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`;
}

/** The point at `t` (0 to 1) of a cubic curve, and the direction of travel there in degrees. */
export function alongCubic(curve: readonly XY[], t: number): { x: number; y: number; angle: number } {
  const [a, b, c, d] = curve as [XY, XY, XY, XY];
  const u = 1 - t;
  const at = (k: 0 | 1) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  const speed = (k: 0 | 1) =>
    3 * u * u * (b[k] - a[k]) + 6 * u * t * (c[k] - b[k]) + 3 * t * t * (d[k] - c[k]);
  return { x: at(0), y: at(1), angle: (Math.atan2(speed(1), speed(0)) * 180) / Math.PI };
}
