/** Beside the SDK: "ask the server and show it" as units of a model. */
import type { OfficeFailure, PluginHost } from '@sdk';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';

import { $host, forgotten } from './model.tsx';

/** What became of the last question. `failed`: there is no answer; one that is here stays when it could not be renewed. */
export type Asked<Data> =
  { state: 'loading' } | { state: 'failed'; failure: OfficeFailure } | { state: 'here'; data: Data };

const loading: Asked<never> = { state: 'loading' };

/** The question of a call that depends on nothing. */
export const everything = {};

/** Nothing to ask yet, such as a visitor's own tickets. */
type Idle = { isIdle: true };
const idle: Idle = { isIdle: true };
/** Tells two questions apart; one whose `turn` alone differs is the same again. */
const keyOf = (question: object | null) => JSON.stringify(question && { ...question, turn: null });

/**
 * A question to the server and its answer. It is asked while a view keeps its place open (`useAsked`), again when the
 * question changes, and once more by `again` or by another `turn`, a number in the question. The answer goes with the
 * place, the player and the app.
 */
export function createAsked<Question extends object, Data>(
  ask: (host: PluginHost, question: Question) => Promise<Data>,
) {
  const Place = createGate<Question | Idle>();
  const $place = combine(Place.status, Place.state, (isOpen, question) =>
    isOpen && !('isIdle' in question) ? { question } : null,
  );
  const $key = $place.map((place) => keyOf(place && place.question));
  const again = createEvent();
  /** A newer one than that which was asked for: an act brought it. */
  const changed = createEvent<Data>();

  type Call = { host: PluginHost; question: Question };
  const called = createEvent<Call>();
  /** The one whose answer counts. */
  const $call = createStore<Call | null>(null)
    .on(called, (_, call) => call)
    .reset(Place.close, forgotten);
  const askFx = createEffect<Call, Data, OfficeFailure>(({ host, question }) => ask(host, question));
  const $asked = createStore<Asked<Data>>(loading)
    .on(changed, (known, data) => (known.state === 'here' ? { state: 'here', data } : known))
    .on(again, (known) => (known.state === 'failed' ? loading : known))
    .reset($key, forgotten);

  sample({
    clock: [$place, again, forgotten],
    source: { place: $place, host: $host },
    filter: ({ place, host }) => place !== null && host !== null,
    fn: ({ place, host }) => ({ host, question: place?.question }) as Call,
    target: called,
  });
  sample({ clock: called, target: askFx });
  const answered = sample({
    clock: askFx.finally,
    source: $call,
    filter: (call, { params }) => call === params,
    fn: (_, answer) => answer,
  });
  $asked.on(answered, (known, answer) => {
    if (answer.status === 'done') return { state: 'here', data: answer.result };
    return known.state === 'here' ? known : { state: 'failed', failure: answer.error };
  });

  return {
    ...{ Place, again, changed, $asked },
    $data: $asked.map((asked) => (asked.state === 'here' ? asked.data : null)),
    /** Null while nobody asks. */
    $question: $place.map((place) => place?.question ?? null),
  };
}

/** Keeps a question open while the view is there. Null: there is nothing to ask yet. */
export function useAsked<Question extends object, Data>(
  of: ReturnType<typeof createAsked<Question, Data>>,
  question: Question | null,
): [asked: Asked<Data>, again: () => void] {
  useGate(of.Place, question ?? idle);
  const [asked, again] = useUnit([of.$asked, of.again]);
  return [asked, again];
}
