/** Paper grain over a board, a poster or a card. Draw it last and outside of the camera: it must not swim with the map. */
import { ImageShader, Rect, Skia, type SkImage } from '@shopify/react-native-skia';

export interface PaperGrainProps {
  readonly width: number;
  readonly height: number;
  readonly strength?: number;
}

export function PaperGrain({ width, height, strength = 0.1 }: PaperGrainProps) {
  return (
    <Rect x={0} y={0} width={width} height={height} opacity={strength} blendMode="overlay">
      <ImageShader image={grainTile()} tx="repeat" ty="repeat" />
    </Rect>
  );
}

/** The noise is computed once, into a tile: as a shader over the whole screen it would be computed for every frame. */
const TILE = 256;
/** Grey with more contrast than the shader gives, and no transparency of its own: mid grey leaves a colour as it is. */
const GREY = [0.6, 0.6, 0.6, 0, -0.4, 0.6, 0.6, 0.6, 0, -0.4, 0.6, 0.6, 0.6, 0, -0.4, 0, 0, 0, 0, 1];

let tile: SkImage | null = null;

function grainTile(): SkImage {
  tile ??= drawTile();
  return tile;
}

function drawTile(): SkImage {
  const surface = Skia.Surface.Make(TILE, TILE);
  if (!surface) throw new Error('The paper grain cannot be drawn.');
  const paint = Skia.Paint();
  paint.setShader(Skia.Shader.MakeFractalNoise(0.8, 0.8, 2, 7, TILE, TILE));
  paint.setColorFilter(Skia.ColorFilter.MakeMatrix(GREY));
  surface.getCanvas().drawPaint(paint);
  surface.flush();
  return surface.makeImageSnapshot();
}
