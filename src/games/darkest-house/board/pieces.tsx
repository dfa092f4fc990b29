/** The pieces: survivors and their marks, hordes, face-down tokens, the creature, the nemesis, flames, dice in their tray. */
import { Group, Picture } from '@shopify/react-native-skia';

import { rounded } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { Die } from '../../../ui/skia/Die';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { Stack } from '../../../ui/skia/Stack';
import { Standee } from '../../../ui/skia/Standee';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import type { CreatureId, NemesisId } from '../data/enemies';
import type { SurvivorId } from '../data/survivors';
import { anyoneIn, placeOf, virusOf, type DarkestState } from '../state';
import type { Spot } from './layout';
import { BUST, CREATURE_BUST, CREATURE_LIVERY, LIVERY, NEMESIS_BUST, NEMESIS_LIVERY, PALE } from './looks';
import { DIE, diePlace, trayBox, trayOf } from './tray';

const INK = colour.ink;
const TOXIC = '#9BD14B';

export interface PieceLook {
  readonly state: DarkestState;
  readonly fonts: Fonts;
  readonly glow: boolean;
  readonly active: boolean;
}

export function Piece({ spot, ...look }: PieceLook & { spot: Spot }) {
  const { state, fonts, glow, active } = look;
  const { x, y, scale, kind, name, room } = spot;
  switch (kind) {
    case 'survivor':
      return <SurvivorPiece x={x} y={y} scale={scale} id={name as SurvivorId} {...look} />;
    case 'horde':
      return (
        <Group>
          {glow && <Ring x={x} y={y} />}
          <Stack
            x={x}
            y={y}
            scale={scale}
            count={state.hordes[name] ?? 0}
            tint={PALE}
            shade="#4A5288"
            danger={anyoneIn(state, room)}
            fonts={fonts}
          />
        </Group>
      );
    case 'token':
      return (
        <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
          {glow && <Ring x={0} y={0} />}
          <Picture picture={tokenPicture(state.tokens[name] ?? 0, fonts)} />
        </Group>
      );
    case 'creature':
      return (
        <Standee
          x={x}
          y={y}
          scale={scale * 1.08}
          bust={CREATURE_BUST[name as CreatureId]}
          livery={CREATURE_LIVERY}
          hits={Object.values(state.creature?.hits ?? {}).reduce((sum, hits) => sum + hits, 0)}
          glow={glow}
          active={active}
          fonts={fonts}
        />
      );
    case 'nemesis':
      return (
        <Group>
          <Standee
            x={x}
            y={y}
            scale={scale * 1.26}
            bust={NEMESIS_BUST[name as NemesisId]}
            livery={NEMESIS_LIVERY}
            glow={glow}
            active={active}
            fonts={fonts}
          />
          <Token
            x={x + 18 * scale}
            y={y - 52 * scale}
            scale={0.78}
            text={String(Object.values(state.nemesis?.cubes ?? {}).reduce((sum, cubes) => sum + cubes, 0))}
            ground="#2B1A52"
            edge={NEMESIS_LIVERY.light}
            fonts={fonts}
          />
        </Group>
      );
  }
}

function SurvivorPiece(props: PieceLook & { x: number; y: number; scale: number; id: SurvivorId }) {
  const { x, y, scale, id, state, fonts, glow, active } = props;
  const who = placeOf(state, id);
  const survivor = state.survivors[who];
  if (!survivor) return null;
  const virus = virusOf(survivor);
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      <Standee
        x={0}
        y={0}
        bust={BUST[id]}
        livery={LIVERY[id]}
        hits={survivor.wounds}
        glow={glow}
        active={active}
        fonts={fonts}
      />
      {virus > 0 && (
        <Token
          x={-14}
          y={-38}
          scale={0.68}
          {...(virus > 1 ? { text: '2' } : { icon: 'virus' as const })}
          ground={TOXIC}
          edge={INK}
          tint={INK}
          fonts={fonts}
        />
      )}
      {survivor.entrapped && (
        <Token x={-15} y={-6} scale={0.78} icon="grab" ground="#8E1F2B" edge="#FFE9D9" fonts={fonts} />
      )}
      {state.cure === who && (
        <Token x={14} y={-38} scale={0.72} icon="vial" ground="#6FD0C4" edge={INK} tint={INK} fonts={fonts} />
      )}
    </Group>
  );
}

export function Ring({ x, y }: { x: number; y: number }) {
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Picture
        picture={recorded('house ring', (canvas) =>
          drawLayers(canvas, [
            { d: 'M-23 0a23 10 0 1 0 46 0a23 10 0 1 0 -46 0Z', fill: colour.lamp, opacity: 0.28 },
            { d: 'M-23 0a23 10 0 1 0 46 0a23 10 0 1 0 -46 0Z', stroke: colour.lamp, width: 2.4 },
          ]),
        )}
      />
    </Group>
  );
}

/** A spawn token lies on its face: nobody knows how many will stand up. */
function tokenPicture(count: number, fonts: Fonts) {
  return recorded(`house token ${count}`, (canvas) => {
    drawLayers(canvas, [
      { d: 'M-14 3a17 5.6 0 1 0 34 0a17 5.6 0 1 0 -34 0Z', fill: '#000000', opacity: 0.4 },
    ]);
    for (let at = 0; at < Math.min(count, 4); at++) {
      const top = at === Math.min(count, 4) - 1;
      drawLayers(canvas, [
        {
          d: rounded(-13, -24 - at * 3, 26, 26, 8),
          fill: top ? '#2A2E66' : '#171A40',
          stroke: top ? '#A9B2EC' : '#4A5288',
          width: top ? 1.7 : 1,
        },
      ]);
    }
    const lift = (Math.min(count, 4) - 1) * 3;
    drawCentred(canvas, fonts, {
      text: '?',
      x: 0,
      y: -3.4 - lift,
      font: 'display800',
      size: 21,
      colour: '#D5DAFA',
    });
    if (count > 1)
      drawCentred(canvas, fonts, {
        text: `x${count}`,
        x: 16,
        y: -18 - lift,
        font: 'display800',
        size: 12,
        colour: PALE,
        halo: { colour: INK, width: 3 },
      });
  });
}

const OUTER_FLAME =
  'M0 -36C4 -25 14 -21 14 -8C14 1 8 5 0 5C-8 5 -14 1 -14 -8C-14 -14 -10 -17 -9 -23C-6 -20 -5 -17 -4.4 -15C-3.4 -23 -2.4 -29 0 -36Z';
const MIDDLE_FLAME =
  'M1 -24C3 -17 9.4 -14 9.4 -6C9.4 1 5.6 4 0 4C-5.6 4 -9.4 1 -9.4 -6C-9.4 -10 -6.4 -12 -5.6 -16C-3.8 -14 -3 -12 -2.6 -10C-1.8 -15 -1 -19 1 -24Z';
const INNER_FLAME = 'M0.6 -12C2 -8 5 -6.6 5 -2C5 2 3 3.4 0 3.4C-3 3.4 -5 2 -5 -2C-5 -6 -1.4 -7 0.6 -12Z';

export function flamePicture() {
  return recorded('house flame', (canvas) =>
    drawLayers(canvas, [
      { d: OUTER_FLAME, fill: '#D63A17', stroke: '#3A0D05', width: 1.4 },
      { d: MIDDLE_FLAME, fill: '#F58324' },
      { d: INNER_FLAME, fill: '#FFD25A' },
    ]),
  );
}

/** Where the flames of a burning tile stand: one for each burn marker, the largest in the middle. */
export const FLAMES: readonly { readonly x: number; readonly y: number; readonly scale: number }[] = [
  { x: 2, y: 8, scale: 1.15 },
  { x: -28, y: 14, scale: 0.78 },
  { x: 27, y: 16, scale: 0.86 },
];

/** Dice that wait to be used, in a tray beside the room. */
export function DiceInTray({
  state,
  fonts,
  lit,
  selected,
}: {
  state: DarkestState;
  fonts: Fonts;
  lit: ReadonlySet<string>;
  selected: ReadonlySet<string>;
}) {
  const tray = trayOf(state);
  if (!tray) return null;
  const box = trayBox(state.house, tray);
  return (
    <Group>
      <Group transform={[{ translateX: box.x }, { translateY: box.y }]}>
        <Picture
          picture={recorded(`house tray ${tray.dice.length}`, (canvas) =>
            drawLayers(canvas, [
              { d: rounded(2, 4, box.width, box.height, 12), fill: '#000000', opacity: 0.5 },
              { d: rounded(0, 0, box.width, box.height, 12), fill: '#1B1012', stroke: '#F2762E', width: 2 },
            ]),
          )}
        />
      </Group>
      {tray.dice.map(({ look }, at) => {
        const { x, y } = diePlace(box, at);
        const id = `die:${at}`;
        return (
          <Group key={id}>
            {(lit.has(id) || selected.has(id)) && (
              <Group transform={[{ translateX: x }, { translateY: y }]}>
                <Picture
                  picture={recorded(`house die ring ${selected.has(id)}`, (canvas) =>
                    drawLayers(canvas, [
                      {
                        d: rounded(-DIE / 2 - 3, -DIE / 2 - 3, DIE + 6, DIE + 8, 8),
                        fill: colour.lamp,
                        opacity: selected.has(id) ? 1 : 0.5,
                      },
                    ]),
                  )}
                />
              </Group>
            )}
            <Die
              x={x}
              y={y}
              size={DIE}
              turn={((at * 37) % 7) / 60 - 0.05}
              face={{ icon: look.icon }}
              ground={look.ground}
              side={look.side}
              tint={look.tint}
              fonts={fonts}
            />
          </Group>
        );
      })}
    </Group>
  );
}
