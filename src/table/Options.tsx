/** What can be picked next, as tiles; or all options of the decision as one plain list. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { CoreState, Option } from '../core/procedure';
import { Text } from '../ui';
import type { AnyGameView } from '../ui/gameView';
import { space } from '../ui/theme';
import { useParts } from './context';
import { commonCost, costWords } from './costWords';
import {
  nextFacet,
  pickedFacets,
  refusedSteps,
  remaining,
  steps,
  type Narrowing,
  type Refused,
  type Step,
} from './narrow';
import { Tile } from './Tile';

/** Tiles that are shown at once: the rest is behind "More", so that the board stays in sight. */
const SHOWN = { below: 6, beside: 40 };

export function optionTestId(id: string): string {
  return `option-${id}`;
}

export function Tiles({ narrowing }: { narrowing: Narrowing }) {
  const { view, state, arrangement, snapshot, store } = useParts();
  const [opened, setOpened] = useState<string | null>(null);
  const { decision } = narrowing;
  const orderOf = (step: Step) =>
    step.kind === 'value'
      ? view.tile?.(state, decision, step.facet, step.value, step.options).order
      : lookOf(step.option, narrowing, view, state)?.order;
  const offered = steps(narrowing).map((step) => ({ step, order: orderOf(step) }));
  const refused = refusedSteps(narrowing, snapshot.refusals);
  const isDense = arrangement.sheet === 'floating';
  const tileOf = ({ step }: { step: Step }) => ({
    key: stepKey(step),
    face: <StepTile step={step} narrowing={narrowing} isDense={isDense} />,
  });
  const inOrder = (order: 'first' | 'last' | undefined) =>
    offered.filter((one) => one.order === order).map(tileOf);
  const ways = [
    ...inOrder('first'),
    ...inOrder(undefined),
    ...refused.map((one) => ({
      key: `no ${one.value}`,
      face: <RefusedTile refused={one} isDense={isDense} />,
    })),
  ];
  const last = inOrder('last');
  const key = `${decision.id} ${narrowing.picked.length}`;
  const most = isDense ? 2 * arrangement.columns : SHOWN[arrangement.sheet];
  const limit =
    opened === key || ways.length + last.length <= most
      ? ways.length
      : Math.min(ways.length, Math.max(1, most - 1 - last.length));
  const hidden = ways.length - limit;
  const cells = [
    ...(snapshot.isAnyTheSame
      ? [
          {
            key: 'any',
            face: (
              <Tile
                title="Any of these"
                note="It makes no difference"
                icon="check"
                look="primary"
                testID="option-any"
                onPress={() => store.chooseAny()}
                isDense={isDense}
                style={styles.fill}
              />
            ),
          },
        ]
      : []),
    ...ways.slice(0, limit),
    ...(hidden > 0
      ? [
          {
            key: 'more',
            face: (
              <Tile
                title={`More (${hidden})`}
                note={null}
                icon={null}
                look="quiet"
                testID="more-tiles"
                onPress={() => setOpened(key)}
                isDense={isDense}
                style={styles.fill}
              />
            ),
          },
        ]
      : []),
    ...last,
  ];
  return (
    <View style={styles.grid}>
      {cells.map((cell) => (
        <View key={cell.key} style={[styles.cell, { width: `${100 / arrangement.columns}%` }]}>
          {cell.face}
        </View>
      ))}
    </View>
  );
}

function stepKey(step: Step): string {
  return step.kind === 'option' ? `option ${step.option.id}` : `${step.facet} ${step.value}`;
}

function StepTile({ step, narrowing, isDense }: { step: Step; narrowing: Narrowing; isDense: boolean }) {
  const { view, state, game, store } = useParts();
  const { decision } = narrowing;
  if (step.kind === 'option')
    return <OptionTile option={step.option} narrowing={narrowing} isDense={isDense} />;
  const { facet, value, options } = step;
  const look = view.tile?.(state, decision, facet, value, options);
  const [only, ...others] = options;
  return (
    <Tile
      title={sentence(game.text.facet(state, facet, value))}
      note={look?.note ?? commonCost(options)}
      icon={look?.icon ?? null}
      tint={look?.colour}
      testID={only && others.length === 0 ? optionTestId(only.id) : `pick-${facet}-${value}`}
      onPress={() => store.narrow({ type: 'pick', facet, value })}
      isDense={isDense}
      style={styles.fill}
    />
  );
}

/** How an option looks that stands by itself beside the others: 'done'. */
function lookOf(option: Option, narrowing: Narrowing, view: AnyGameView, state: CoreState) {
  const facet = Object.keys(option.facets).find((name) => !(name in pickedFacets(narrowing)));
  const value = facet === undefined ? undefined : option.facets[facet];
  return facet === undefined || value === undefined
    ? undefined
    : view.tile?.(state, narrowing.decision, facet, value, [option]);
}

function OptionTile({
  option,
  narrowing,
  isDense,
}: {
  option: Option;
  narrowing: Narrowing;
  isDense: boolean;
}) {
  const { view, state, game, store } = useParts();
  const look = lookOf(option, narrowing, view, state);
  return (
    <Tile
      title={sentence(game.text.option(state, narrowing.decision, option))}
      note={look?.note ?? costWords(option.cost)}
      icon={look?.icon ?? null}
      tint={look?.colour}
      testID={optionTestId(option.id)}
      onPress={() => store.narrow({ type: 'option', id: option.id })}
      isDense={isDense}
      style={styles.fill}
    />
  );
}

function RefusedTile({ refused, isDense }: { refused: Refused; isDense: boolean }) {
  const { view, state, game, snapshot, openRule } = useParts();
  const { facet, value, refusal } = refused;
  const look = snapshot.decision ? view.tile?.(state, snapshot.decision, facet, value, []) : undefined;
  return (
    <Tile
      title={sentence(game.text.facet(state, facet, value))}
      note={view.refused?.(state, refusal) ?? game.rulebook[refusal.rule]?.text ?? refusal.rule}
      icon={look?.icon ?? null}
      look="refused"
      hint="Opens the rule"
      testID={`refused-${facet}-${value}`}
      onPress={() => openRule(refusal.rule)}
      isDense={isDense}
      style={styles.fill}
    />
  );
}

/** Every option that is left, as a button that reads like a sentence. */
export function OptionList({ narrowing }: { narrowing: Narrowing }) {
  const { state, game, store } = useParts();
  const left = remaining(narrowing);
  return (
    <View style={styles.list} testID="option-list">
      {left.map((option) => (
        <Tile
          key={option.id}
          title={sentence(game.text.option(state, narrowing.decision, option))}
          note={costWords(option.cost)}
          icon={null}
          testID={optionTestId(option.id)}
          onPress={() => store.narrow({ type: 'option', id: option.id })}
        />
      ))}
      {left.length === 0 ? <Text>Nothing is left to pick.</Text> : null}
    </View>
  );
}

/** Whether tiles would say anything that the plain list does not. */
export function hasTiles(narrowing: Narrowing): boolean {
  return nextFacet(remaining(narrowing)) !== null;
}

export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', margin: -space.s / 2 },
  cell: { padding: space.s / 2 },
  /** The tiles of a row are as tall as the tallest of them. */
  fill: { flexGrow: 1 },
  list: { gap: space.s },
});
