/** An icon in a browser: the path itself, which costs next to nothing however many there are. */
import type { IconProps } from './iconProps';
import { ICON_BOX, ICONS } from './icons';

export function Icon({ name, size = 20, colour, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${ICON_BOX} ${ICON_BOX}`}
      style={{ display: 'block', flexShrink: 0 }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICONS[name]} fill={colour} />
    </svg>
  );
}
