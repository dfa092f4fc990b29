/**
 * An icon on phones and tablets. A canvas for each would be a surface of the graphics card for each, so an icon is drawn
 * once into a small white picture for its size, and every use of it is a plain tinted image.
 */
import { Skia } from '@shopify/react-native-skia';
import { Image, PixelRatio } from 'react-native';

import type { IconProps } from './iconProps';
import { ICON_BOX, ICONS, type IconName } from './icons';

const pictures = new Map<string, string>();

export function Icon({ name, size = 20, colour, label }: IconProps) {
  return (
    <Image
      source={{ uri: pictureOf(name, Math.ceil(size * PixelRatio.get())) }}
      tintColor={colour}
      style={{ width: size, height: size }}
      accessible={label !== undefined}
      {...(label === undefined ? {} : { accessibilityLabel: label })}
      accessibilityElementsHidden={label === undefined}
      importantForAccessibility={label === undefined ? 'no-hide-descendants' : 'yes'}
    />
  );
}

function pictureOf(name: IconName, pixels: number): string {
  const key = `${name} ${pixels}`;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const drawn = draw(name, pixels);
  pictures.set(key, drawn);
  return drawn;
}

function draw(name: IconName, pixels: number): string {
  const surface = Skia.Surface.Make(pixels, pixels);
  const path = Skia.Path.MakeFromSVGString(ICONS[name]);
  if (!surface || !path) throw new Error(`The icon "${name}" cannot be drawn at ${pixels} pixels.`);
  const canvas = surface.getCanvas();
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color('white'));
  canvas.scale(pixels / ICON_BOX, pixels / ICON_BOX);
  canvas.drawPath(path, paint);
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}
