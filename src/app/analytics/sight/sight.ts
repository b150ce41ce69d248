import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { SightReport } from '@contracts/sight';

import { $lost } from '@/shared/feed';
import { $now, createTimer } from '@/shared/lib/clock';
import { $isOnline, tabHidden, tabShown } from '@/shared/lib/device';
import { $routeMatch } from '@/shared/routing';

import { $isAgreed } from '../consent';
import type { Fault } from './faults';
import { say } from './say';
import { $trace, $watch, faultHeard } from './watch';

/** In one message, and of one page. */
const [mostAtOnce, mostOfPage] = [20, 60];
/** Faults that come together go together. */
const gatherMs = 3000;

type Said = Fault | { kind: 'stale'; value: number };
const said = createEvent<Said>();
const $route = $routeMatch.map((match) => match?.meta.pageId ?? 'none');
/** In the trace of this page. Without one nobody listens. */
const stamped = sample({
  clock: said,
  source: { trace: $trace, route: $route },
  fn: ({ trace, route }, report) => (trace === null ? null : { ...report, trace, route }),
}).filterMap((report) => report ?? undefined);

sample({ clock: faultHeard, target: said });

// Prices are old until they come again, or until nobody looks. A lost network is not ours to report.
const $isStale = combine($lost, $isOnline, (lost, isOnline) => lost !== null && !lost.isKept && isOnline);
const fed = sample({
  clock: [$isStale, tabHidden],
  source: { isStale: $isStale, now: $now },
  fn: ({ isStale, now }, clock) => ({ isStale: isStale && clock === true, now }),
});
const $stale = createStore<{ since: number | null; ms: number }>({ since: null, ms: 0 }).on(
  fed,
  ({ since }, { isStale, now }) =>
    isStale ? { since: since ?? now, ms: 0 } : { since: null, ms: since === null ? 0 : Math.max(0, now - since) },
);
sample({
  clock: $stale,
  filter: ({ ms }) => ms > 0,
  fn: ({ ms }) => ({ kind: 'stale' as const, value: ms }),
  target: said,
});

const gather = createTimer();
const sayFx = createEffect(say);
const $waiting = createStore<readonly SightReport[]>([])
  .on(stamped, (waiting, report) => [...waiting, report].slice(0, mostAtOnce))
  .reset(sayFx, $isAgreed.updates);
const $left = createStore(mostOfPage).on(sayFx, (left, { length }) => left - length);
sample({
  clock: stamped,
  source: $waiting,
  filter: ({ length }) => length === 1,
  fn: () => gatherMs,
  target: gather.started,
});

const lookFx = createEffect(({ look, trace }: { look: () => object[]; trace: string }) =>
  look().map((seen) => ({ ...seen, trace }) as SightReport),
);
/** What was measured before a consent, or until it was taken back, is told to nobody. */
const forgetFx = createEffect((watch: { look: () => object[] }) => void watch.look());
sample({
  clock: sample({ clock: $isAgreed.updates, source: $watch }).filterMap((watch) => watch ?? undefined),
  target: forgetFx,
});
/** A page that closes is hidden before. Each stretch for which it was seen is told once. */
const $isSeen = createStore(true)
  .on(lookFx, () => false)
  .on(tabShown, () => true);
sample({
  clock: sample({
    clock: tabHidden,
    source: { watch: $watch, trace: $trace, isSeen: $isSeen },
    fn: ({ watch, trace, isSeen }) =>
      watch === null || trace === null || !isSeen ? null : { look: watch.look, trace },
  }).filterMap((look) => look ?? undefined),
  target: lookFx,
});

sample({
  clock: sample({
    clock: [lookFx.doneData, gather.fired],
    source: { waiting: $waiting, left: $left, trace: $trace },
    fn: ({ waiting, left, trace }, seen) =>
      trace === null ? [] : [...waiting, ...(Array.isArray(seen) ? seen : [])].slice(0, Math.min(mostAtOnce, left)),
  }),
  filter: (reports) => reports.length > 0,
  target: sayFx,
});
