import { createEffect, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';
import { logWarning } from '@/shared/lib/logger';
import { type MountedPlace, mountedPlaces } from '@/widgets/plugin-slot';

import { isNobodys, isOf, isRejectionOf } from './blame';
import { careBegan } from './care';
import { noteError } from './costs';
import { judgeSecond } from './judge-second';
import { type Watch, watchOf } from './watched';

/** Errors of handlers and timers of a script, which no boundary sees, within so long. Fault F96b. */
const faults = { count: 10, ms: 60_000 };

/** The report of a browser about a slow frame, which not all browsers give. */
type LongFrame = PerformanceEntry & { scripts: readonly { sourceURL: string; duration: number }[] };
const longFrame = 'long-animation-frame';

type Watches = Map<MountedPlace, Watch>;

/** No single app can be blamed, but it must be reported: it is reported with all apps that may have caused it. */
function tellOfNobodys(reason: unknown, watches: Watches): void {
  const ids = new Set([...watches.keys()].map(({ mount }) => mount.entry.id));
  logWarning(
    `A promise that nobody heeds was rejected with no error, perhaps by a plugin: ${[...ids].join(', ')}`,
    reason,
  );
}

/** A second is over: new places are watched, removed ones no more, and each is judged. */
const lookFx = createEffect((watches: Watches) => {
  for (const [place, { end }] of watches) {
    if (mountedPlaces.has(place)) continue;
    end();
    watches.delete(place);
  }
  for (const place of mountedPlaces) {
    const watch = watches.get(place) ?? watchOf(place);
    watches.set(place, watch);
    judgeSecond(place, watch);
  }
});

/** Mutable, and of the document, like the places themselves. */
const startFx = createEffect((): Watches => {
  const watches: Watches = new Map();
  let toldAt = -Infinity;
  const blame = (isGuilty: (place: MountedPlace) => boolean, error: unknown) => {
    const now = performance.now();
    for (const [place, watch] of watches) {
      if (!isGuilty(place)) continue;
      noteError(place.mount.entry, error);
      watch.faultsAt = [...watch.faultsAt.filter((at) => now - at < faults.ms), now];
      if (watch.faultsAt.length >= faults.count) place.fail(error);
    }
  };
  window.addEventListener('error', ({ filename, error }) => blame((place) => isOf(place, filename), error));
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    blame(({ mount }) => isRejectionOf(mount.entry, reason), reason);
    const now = performance.now();
    if (!isNobodys(reason) || watches.size === 0 || now - toldAt < faults.ms) return;
    toldAt = now;
    tellOfNobodys(reason, watches);
  });
  if ('PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes(longFrame))
    new PerformanceObserver((list) => {
      for (const { sourceURL, duration } of (list.getEntries() as LongFrame[]).flatMap(({ scripts }) => scripts))
        for (const [place, { blockedMs }] of watches) if (isOf(place, sourceURL)) blockedMs[0] += duration;
    }).observe({ type: longFrame });
  return watches;
});
const $watches = createStore<Watches | null>(null).on(startFx.doneData, (_, watches) => watches);

sample({ clock: careBegan, target: startFx });
sample({
  clock: [$watches, $now],
  source: $watches,
  filter: (watches) => watches !== null,
  target: lookFx,
});
