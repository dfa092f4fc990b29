/** Words in the app's type. The system's font scaling and the app's own text size both apply, and lines grow with them. */
import {
  Text as NativeText,
  type StyleProp,
  type TextProps as NativeTextProps,
  type TextStyle,
} from 'react-native';

import { useManners } from './manners';
import { colour, font, type, type Colour, type TypeName, type TypeStyle } from './theme';

export interface TextProps extends Omit<NativeTextProps, 'style'> {
  readonly kind?: TypeName;
  /** A colour of the theme, or any other: an accent. */
  readonly tone?: Colour | (string & {});
  readonly align?: 'left' | 'center' | 'right';
  /** Makes it a heading of that level for screen readers. */
  readonly heading?: 1 | 2 | 3;
  readonly style?: StyleProp<TextStyle>;
}

export function Text({ kind = 'body', tone = 'paper', align, heading, style, ...rest }: TextProps) {
  const { textScale } = useManners();
  return (
    <NativeText
      {...rest}
      {...(heading ? { role: 'heading' as const, 'aria-level': heading } : {})}
      style={[
        typeStyle(kind, textScale),
        { color: toneOf(tone) },
        align ? { textAlign: align } : null,
        style,
      ]}
    />
  );
}

export function typeStyle(kind: TypeName, scale: number): TextStyle {
  const { font: face, size, line, tracking, upper }: TypeStyle = type[kind];
  return {
    fontFamily: font[face],
    fontSize: size * scale,
    lineHeight: line * scale,
    ...(tracking === undefined ? {} : { letterSpacing: tracking * scale }),
    ...(upper ? { textTransform: 'uppercase' as const } : {}),
  };
}

export function toneOf(tone: string): string {
  return tone in colour ? colour[tone as Colour] : tone;
}
