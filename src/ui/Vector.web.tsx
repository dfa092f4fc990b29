/** A flat picture in a browser: an SVG that fills its parent. */
import type { VectorProps } from './art';

const ALIGN = { top: 'xMidYMin', middle: 'xMidYMid', bottom: 'xMidYMax' } as const;

export function Vector({ art, fit = 'slice', align = 'middle', label }: VectorProps) {
  const { x, y, width, height } = art.box;
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={`${ALIGN[align]} ${fit}`}
      style={{ position: 'absolute', inset: 0, display: 'block' }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {art.layers.map(({ d, fill = 'none', stroke, width: strokeWidth, cap, opacity, at }, i) => (
        <path
          key={i}
          d={d}
          fill={fill}
          stroke={stroke}
          strokeWidth={strokeWidth}
          strokeLinecap={cap}
          strokeLinejoin="round"
          opacity={opacity}
          transform={at && `translate(${at.x} ${at.y}) scale(${at.flip ? -at.scale : at.scale} ${at.scale})`}
        />
      ))}
    </svg>
  );
}
