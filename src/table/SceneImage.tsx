/**
 * A still of a Skia scene as a plain image: a piece beside a heading, the picture on a card, the board on the resume card.
 * A canvas for each would be a graphics surface for each, and browsers only have a handful of those.
 */
import { drawAsPicture, Skia } from '@shopify/react-native-skia';
import { useEffect, useState, type ReactElement } from 'react';
import { Image, PixelRatio, View } from 'react-native';

export interface SceneImageProps {
  /** The same name is the same picture. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => ReactElement | null;
  readonly label?: string;
}

export function SceneImage({ name, width, height, draw, label }: SceneImageProps) {
  const [picture, setPicture] = useState<{ name: string; uri: string } | null>(null);
  const key = `${name} ${width} ${height}`;
  useEffect(() => {
    const scene = draw();
    if (picture?.name === key || scene === null || width < 1 || height < 1) return;
    let isWanted = true;
    void still(scene, width, height).then((uri) => {
      if (isWanted && uri !== null) setPicture({ name: key, uri });
    });
    return () => {
      isWanted = false;
    };
  }, [draw, height, key, picture, width]);
  return (
    <View
      style={{ width, height }}
      accessible={label !== undefined}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { accessibilityLabel: label, accessibilityRole: 'image' })}
    >
      {picture === null ? null : <Image source={{ uri: picture.uri }} style={{ width, height }} />}
    </View>
  );
}

async function still(scene: ReactElement, width: number, height: number): Promise<string | null> {
  const scale = Math.min(3, PixelRatio.get());
  const surface = Skia.Surface.Make(Math.ceil(width * scale), Math.ceil(height * scale));
  if (!surface) return null;
  const canvas = surface.getCanvas();
  canvas.scale(scale, scale);
  canvas.drawPicture(await drawAsPicture(scene));
  surface.flush();
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}
