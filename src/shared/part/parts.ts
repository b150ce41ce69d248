import { attach, createEffect, createEvent, createStore, type Event, sample, scopeBind, type Store } from 'effector';

import { loadDictionariesFx } from '@/shared/i18n';
import type { Part } from '@/shared/late-code';
import { networkCame } from '@/shared/lib/device';
import { readBusyFx, reloadFor } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import { isOwnRelease, NotRun, releaseNow } from './release';

/**
 * `slow`: the page still waits for it. `failed`: the page will ask again by itself. `outdated`: only a new load of the
 * page can bring it.
 */
export type PartState = 'loading' | 'slow' | 'failed' | 'outdated' | 'ready';
export type Entry = { state: PartState; module: unknown; failures: number };

/** When a part has not loaded after this time, the page says so. */
const slowMs = 4000;
/**
 * How long to wait before the next try, by the number of failures. After the last pause the part waits for a press or
 * for the network.
 */
const pausesMs = [2000, 4000, 8000, 15_000, 30_000, 30_000, 60_000, 60_000];

/** Somebody needs the part now. */
export const partWanted = createEvent<Part>();
/** The player pressed "Try again". */
export const retryPressed = createEvent<Part>();
/** The player pressed "Reload" and so lets this page go. */
export const reloadPressed = createEvent();
/** The page is about to reload, by itself or because the player pressed "Reload". */
export const reloadBegun = createEvent();
const retryDue = createEvent<Part>();
const slowed = createEvent<Part>();

/** Loads code and texts together, because neither can show anything without the other. */
export const loadPartFx = createEffect(async (part: Part): Promise<unknown> => {
  const loadTexts = scopeBind(loadDictionariesFx, { safe: true });
  const [module] = await Promise.all([part.load(), part.texts === undefined ? undefined : loadTexts(part.texts)]);
  return module;
});

/**
 * The release that only a reload can bring. Null: no reload is needed. When the server does not answer, the page stays
 * too: a reload would load nothing and lose the page.
 */
const findReleaseFx = createEffect(async ({ error }: { part: Part; error: Error }) => {
  const name = await releaseNow();
  if (name === null) return null;
  if (error instanceof NotRun) return 'the same, anew';
  return isOwnRelease(name) ? null : name;
});

export const $parts = createStore<ReadonlyMap<Part, Entry>>(new Map());
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

// Somebody wants the part, or presses, or the pause is over. Only one try runs at a time.
sample({
  clock: [partWanted, retryPressed, retryDue],
  source: $parts,
  filter: isDue,
  fn: (_, part) => part,
  target: loadPartFx,
});
const retryAllFx = createEffect((parts: ReadonlyMap<Part, Entry>) => {
  const due = scopeBind(retryDue, { safe: true });
  for (const part of parts.keys()) due(part);
});
sample({ clock: networkCame, source: $parts, target: retryAllFx });

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

// A newer release has other files. The page reloads once by itself, but never while the player is in the middle of
// something. When the player presses the button, it always reloads.
const readWhetherFx = attach({ mapParams: (_: string) => undefined, effect: readBusyFx });
const reloadForFx = createEffect((release: string) => reloadFor(release));
sample({
  clock: findReleaseFx.doneData,
  filter: (release): release is string => release !== null,
  target: readWhetherFx,
});
sample({
  clock: readWhetherFx.done,
  filter: ({ result: isBusy }) => !isBusy,
  fn: ({ params }) => params,
  target: reloadForFx,
});
// Fires only when the page will really reload. Code still runs after `location.reload`, so there is time to keep what
// the player typed.
const ownReloadBegun = sample({ clock: reloadForFx.doneData, filter: (isComing) => isComing });
sample({ clock: [ownReloadBegun, reloadPressed], target: reloadBegun });
sample({ clock: reloadPressed, target: createEffect(() => location.reload()) });

/** The code of a part, null until it has loaded. */
export const moduleOf = <T>(part: Part<T>): Store<T | null> =>
  $parts.map((parts) => (parts.get(part)?.module ?? null) as T | null);

/** Fires with the code of a part once it has loaded, with its texts. */
export const partCame = <T>(part: Part<T>): Event<T> =>
  moduleOf(part).updates.filterMap((module) => module ?? undefined);
