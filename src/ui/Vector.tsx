/** A flat picture on phones and tablets: recorded once, drawn by a canvas that fills its parent. */
import { Canvas, Group, Picture } from '@shopify/react-native-skia';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { VectorProps } from './art';
import { artPicture } from './skia/record';

export function Vector({ art, fit = 'slice', align = 'middle', label }: VectorProps) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { x, y, width, height } = art.box;
  const across = room.width / width;
  const down = room.height / height;
  const scale = fit === 'slice' ? Math.max(across, down) : Math.min(across, down);
  const spare = room.height - height * scale;
  const top = align === 'top' ? 0 : align === 'bottom' ? spare : spare / 2;
  return (
    <View
      style={StyleSheet.absoluteFill}
      onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}
      accessible={label !== undefined}
      {...(label === undefined ? {} : { accessibilityLabel: label, accessibilityRole: 'image' as const })}
    >
      {room.width > 0 ? (
        <Canvas style={StyleSheet.absoluteFill} colorSpace="srgb">
          <Group
            transform={[
              { translateX: (room.width - width * scale) / 2 - x * scale },
              { translateY: top - y * scale },
              { scale },
            ]}
          >
            <Picture picture={artPicture(art)} />
          </Group>
        </Canvas>
      ) : null}
    </View>
  );
}
