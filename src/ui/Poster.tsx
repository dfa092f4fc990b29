/** The poster of a game, filling its parent: on a wide room more of the scenery is seen, on a narrow one its edges are cut. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Grain } from './Grain';
import { posterOf } from './posters';
import { Vector } from './Vector';

export function Poster({ game, grain }: { game: string; grain?: number }) {
  const art = posterOf(game);
  const [isWide, setIsWide] = useState(false);
  return (
    <View
      style={[StyleSheet.absoluteFill, styles.poster]}
      onLayout={({ nativeEvent: { layout } }) =>
        setIsWide(layout.width * art.box.height > layout.height * art.box.width)
      }
    >
      <Vector art={art} fit={isWide ? 'meet' : 'slice'} align="bottom" />
      <Grain {...(grain === undefined ? {} : { strength: grain })} />
    </View>
  );
}

const styles = StyleSheet.create({ poster: { overflow: 'hidden' } });
