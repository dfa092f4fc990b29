/** The pixel tests themselves: a scene is drawn by the real CanvasKit, with exact colours. */
import {
  drawOffscreen,
  Fill,
  Group,
  makeOffscreenSurface,
  Rect,
} from '@shopify/react-native-skia/lib/commonjs/headless';

it('draws colours as they are written', async () => {
  const scene = (
    <Group>
      <Fill color="#0E1316" />
      <Rect x={10} y={10} width={20} height={20} color="#C9A227" />
    </Group>
  );
  const image = await drawOffscreen(makeOffscreenSurface(40, 40), scene);
  const pixels = image.readPixels(0, 0) ?? [];
  const pixel = (x: number, y: number) => Array.from(pixels.slice((y * 40 + x) * 4, (y * 40 + x) * 4 + 3));
  expect(pixel(20, 20)).toEqual([0xc9, 0xa2, 0x27]);
  expect(pixel(5, 5)).toEqual([0x0e, 0x13, 0x16]);
});
