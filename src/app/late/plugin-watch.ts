import { createEffect, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';
import { mountedPlaces, type MountedPlace } from '@/widgets/plugin-slot';

/** A place that is drawn anew more often than any screen shows, for so many seconds, is in a loop. Design: reliability F95. */
const loop = { changes: 240, seconds: 2 };
/** Errors of handlers and timers of a script, which no boundary sees, within so long. Design: reliability F96b. */
const faults = { count: 10, ms: 60_000 };

type Watch = { observer: MutationObserver; changes: number; hotSeconds: number; faultsAt: number[] };
type Watches = Map<MountedPlace, Watch>;

function watchOf(place: MountedPlace): Watch {
  const watch: Watch = {
    observer: new MutationObserver(() => {
      watch.changes += 1;
    }),
    changes: 0,
    hotSeconds: 0,
    faultsAt: [],
  };
  watch.observer.observe(place.element, { subtree: true, childList: true, attributes: true, characterData: true });
  return watch;
}

/** A second is over: places that came are watched, those that went no more, and a loop is ended. */
const lookFx = createEffect((watches: Watches) => {
  for (const [place, { observer }] of watches) {
    if (mountedPlaces.has(place)) continue;
    observer.disconnect();
    watches.delete(place);
  }
  for (const place of mountedPlaces) {
    const watch = watches.get(place) ?? watchOf(place);
    watches.set(place, watch);
    watch.hotSeconds = watch.changes > loop.changes ? watch.hotSeconds + 1 : 0;
    watch.changes = 0;
    if (watch.hotSeconds >= loop.seconds) place.fail(new Error('Draws without end'));
  }
});

/** Mutable, and of the document, like the places themselves. */
const startFx = createEffect((): Watches => {
  const watches: Watches = new Map();
  window.addEventListener('error', ({ filename, error }) => {
    for (const [place, watch] of watches) {
      if (!filename || new URL(filename, location.href).pathname !== place.address) continue;
      const now = performance.now();
      watch.faultsAt = [...watch.faultsAt.filter((at) => now - at < faults.ms), now];
      if (watch.faultsAt.length >= faults.count) place.fail(error);
    }
  });
  return watches;
});
const $watches = createStore<Watches | null>(null, { serialize: 'ignore' }).on(
  startFx.doneData,
  (_, watches) => watches,
);

sample({ clock: appReady, fn: () => undefined, target: startFx });
sample({
  clock: [$watches, $now],
  source: $watches,
  filter: (watches) => watches !== null,
  target: lookFx,
});
