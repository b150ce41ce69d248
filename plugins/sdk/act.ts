/** Beside the SDK: what a player does, as units of a model. */
import type { OfficeFailure, PluginHost } from '@sdk';
import { createEffect, createEvent, createStore, merge, sample, type Unit } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';

import { $host, forgotten } from './model.tsx';

type Way = {
  /** The refusal is old news: something was typed, or the form is another one. */
  over?: readonly Unit<unknown>[];
  /** Each start waits for its turn. Otherwise one that comes while another is under way is dropped. */
  isInTurn?: boolean;
};

/**
 * An act of the player, one at a time, never sent twice. `$pending`: what is under way; `$refused`: why the last one did not
 * happen; `$result`: what came of it. All of it goes with the player and the app.
 */
export function createAct<Params extends object | string | number, Done>(
  act: (host: PluginHost, params: Params) => Promise<Done>,
  { over = [], isInTurn = false }: Way = {},
) {
  const started = createEvent<Params>();
  type Call = { host: PluginHost; params: Params };
  const actFx = createEffect<Call, Done, OfficeFailure>(({ host, params }) => act(host, params));

  /** The first one is under way. */
  const $line = createStore<readonly Call[]>([]);
  const settled = createEvent();
  const begun = createEvent<Call>();
  sample({
    clock: started,
    source: { line: $line, host: $host },
    filter: ({ line, host }) => host !== null && (isInTurn || line.length === 0),
    fn: ({ host }, params) => ({ host, params }) as Call,
    target: begun,
  });
  $line
    .on(begun, (line, call) => [...line, call])
    .on(settled, ([, ...rest]) => rest)
    .reset(forgotten);
  const $first = $line.map(([call]) => call ?? null);
  sample({ clock: $first, filter: (call) => call !== null, target: actFx });

  const done = sample({
    clock: actFx.done,
    source: $first,
    filter: (call, { params }) => call === params,
    fn: (_, { params: { params }, result }) => ({ params, result }),
  });
  const refused = sample({
    clock: actFx.fail,
    source: $first,
    filter: (call, { params }) => call === params,
    fn: (_, { params: { params }, error }) => ({ params, failure: error }),
  });
  sample({ clock: [done, refused], target: settled });

  const Place = createGate();
  const old = merge([begun, forgotten, Place.close, ...over]);
  const $refused = createStore<{ params: Params; failure: OfficeFailure } | null>(null)
    .on(refused, (_, refusal) => refusal)
    .reset(old);
  return {
    ...{ Place, started, done, refused, $refused },
    $pending: $first.map((call) => call?.params ?? null),
    $isPending: $line.map((line) => line.length > 0),
    $refusal: $refused.map((refusal) => refusal?.failure ?? null),
    $result: createStore<{ of: Done } | null>(null)
      .on(done, (_, { result }) => ({ of: result }))
      .reset(old),
  };
}

/** For the view that shows what became of the act: it forgets the last refusal when it goes. */
export function useAct<Params extends object | string | number, Done>(act: ReturnType<typeof createAct<Params, Done>>) {
  useGate(act.Place);
  return useUnit({
    start: act.started,
    pending: act.$pending,
    refused: act.$refused,
    refusal: act.$refusal,
    result: act.$result,
  });
}
