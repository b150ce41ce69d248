import { attach, createEffect, createEvent, createStore, sample, scopeBind, type Store } from 'effector';

import { $isOnline } from '@/shared/lib/device';
import { readBusyFx, reloadFor } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { loadDictionariesFx } from '@/shared/i18n';

import type { Part } from './create-part';
import { isOwnRelease, NotRun, releaseNow } from './release';

/** `slow`: it is still awaited; `failed`: it is asked for again by itself; `outdated`: only a page that is loaded anew can have it. */
export type PartState = 'loading' | 'slow' | 'failed' | 'outdated' | 'ready';
export type Entry = { state: PartState; module: unknown; failures: number };

/** A part that has not come by now is told of. */
const slowMs = 4000;
/** Between a failure and the next try, by the number of failures; then it waits for a press or for the network. */
const pausesMs = [2000, 4000, 8000, 15_000, 30_000, 30_000, 60_000, 60_000];

/** Somebody needs it, now. */
export const partWanted = createEvent<Part>();
/** "Try again". */
export const retryPressed = createEvent<Part>();
/** "Reload": the player's word that the page may go. */
export const reloadPressed = createEvent();
const retryDue = createEvent<Part>();
const slowed = createEvent<Part>();

/** Code and words together: one without the other shows nothing. */
export const loadPartFx = createEffect(async (part: Part): Promise<unknown> => {
  const loadTexts = scopeBind(loadDictionariesFx, { safe: true });
  const [module] = await Promise.all([part.load(), part.texts === undefined ? undefined : loadTexts(part.texts)]);
  return module;
});

/** The release for which the page must be loaded anew; null: it need not be. */
const findReleaseFx = createEffect(async ({ error }: { part: Part; error: Error }) => {
  if (error instanceof NotRun) return 'the same, anew';
  const name = await releaseNow();
  return name === null || isOwnRelease(name) ? null : name;
});

export const $parts = createStore<ReadonlyMap<Part, Entry>>(new Map(), { serialize: 'ignore' });
const withEntry = (parts: ReadonlyMap<Part, Entry>, part: Part, change: Partial<Entry>) =>
  new Map(parts).set(part, { ...(parts.get(part) ?? { state: 'loading', module: null, failures: 0 }), ...change });

$parts
  .on(loadPartFx, (parts, part) => withEntry(parts, part, { state: 'loading' }))
  .on(loadPartFx.done, (parts, { params, result }) => withEntry(parts, params, { state: 'ready', module: result }))
  .on(slowed, (parts, part) =>
    parts.get(part)?.state === 'loading' ? withEntry(parts, part, { state: 'slow' }) : parts,
  )
  .on(findReleaseFx.done, (parts, { params: { part }, result }) =>
    withEntry(parts, part, {
      state: result === null ? 'failed' : 'outdated',
      failures: (parts.get(part)?.failures ?? 0) + 1,
    }),
  );

const isDue = (parts: ReadonlyMap<Part, Entry>, part: Part) => {
  const state = parts.get(part)?.state;
  return state === undefined || state === 'failed';
};

// Wanted, pressed or its pause is over: one try at a time.
sample({
  clock: [partWanted, retryPressed, retryDue],
  source: $parts,
  filter: isDue,
  fn: (_, part) => part,
  target: loadPartFx,
});
const networkCame = sample({ clock: $isOnline, source: $parts, filter: (_, isOnline) => isOnline });
const retryAllFx = createEffect((parts: ReadonlyMap<Part, Entry>) => {
  const due = scopeBind(retryDue, { safe: true });
  for (const part of parts.keys()) due(part);
});
sample({ clock: networkCame, target: retryAllFx });

const waitFx = createEffect(({ part, ms, then }: { part: Part; ms: number; then: typeof retryDue }) => {
  const tell = scopeBind(then, { safe: true });
  setTimeout(() => tell(part), ms);
});
sample({ clock: loadPartFx, fn: (part) => ({ part, ms: slowMs, then: slowed }), target: waitFx });

sample({ clock: loadPartFx.fail, fn: ({ params, error }) => ({ part: params, error }), target: findReleaseFx });
sample({
  clock: loadPartFx.fail,
  fn: ({ params, error }) => ({
    level: 'error' as const,
    text: `The part "${params.name}" did not come`,
    details: error,
  }),
  target: logFx,
});
const pauseOf = (parts: ReadonlyMap<Part, Entry>, part: Part) => pausesMs[(parts.get(part)?.failures ?? 1) - 1];
sample({
  clock: findReleaseFx.done,
  source: $parts,
  filter: (parts, { params: { part }, result }) => result === null && pauseOf(parts, part) !== undefined,
  fn: (parts, { params: { part } }) => ({ part, ms: pauseOf(parts, part) ?? 0, then: retryDue }),
  target: waitFx,
});

// A newer release has other files. Once by itself, and never into something half done; a press of the player goes through.
const readWhetherFx = attach({ mapParams: (_: string) => undefined, effect: readBusyFx });
const reloadForFx = createEffect((release: string) => reloadFor(release));
sample({
  clock: findReleaseFx.doneData,
  filter: (release): release is string => release !== null,
  target: readWhetherFx,
});
sample({
  clock: readWhetherFx.done,
  filter: ({ result }) => !result,
  fn: ({ params }) => params,
  target: reloadForFx,
});
sample({ clock: reloadPressed, target: createEffect(() => location.reload()) });

/** What is there of a part; null until it is. */
export const moduleOf = <T>(part: Part<T>): Store<T | null> =>
  $parts.map((parts) => (parts.get(part)?.module ?? null) as T | null);
