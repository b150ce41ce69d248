import { createEffect, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { pluginLine } from '@/entities/plugin';
import { $now } from '@/shared/lib/clock';
import { logWarning } from '@/shared/lib/logger';
import { failuresOf, type MountedPlace, mountedPlaces } from '@/widgets/plugin-slot';

import { usesOf } from '../plugin-host/uses';
import { careBegan } from './care';
import { noteError } from './costs';

/** A place that is drawn anew more often than any screen shows, for so many seconds, is in a loop. Fault F95. */
const loop = { changes: 240, seconds: 2 };
/** Errors of handlers and timers of a script, which no boundary sees, within so long. Fault F96b. */
const faults = { count: 10, ms: 60_000 };

/**
 * An app that leads on and on keeps the player from every page: so many ways that nobody pressed for, in each of so
 * many seconds. Fault F98.
 */
const journey = { ways: 3, seconds: 3 };

/** So much of two seconds in long frames is the page's whole trouble. Its place says so; once more while it does ends it. Fault F95b. */
const block = { ms: 1000, noticeSeconds: 10 };

/** So many elements slow every change of the page. Nothing is wrong with the app yet, so the log alone says it, once. */
const crowd = 5000;

/** What a browser says of a frame that took too long; not every one does. */
type LongFrame = PerformanceEntry & { scripts: readonly { sourceURL: string; duration: number }[] };
const longFrame = 'long-animation-frame';

/**
 * `presses`: those of the player within the app since a second ago; each may lead somewhere. `blockedMs`: of the second
 * under way and of the last one. `noticeLeft`: seconds.
 */
type Watch = {
  /** Takes off the place what the watch put there: an element may live on without its app. */
  end: () => void;
  changes: number;
  hotSeconds: number;
  /** How often it had led somewhere a second ago. */
  ways: number;
  presses: number;
  awaySeconds: number;
  faultsAt: number[];
  blockedMs: [now: number, before: number];
  noticeLeft: number;
  isCrowdTold: boolean;
};
type Watches = Map<MountedPlace, Watch>;

function watchOf(place: MountedPlace): Watch {
  const observer = new MutationObserver(() => {
    watch.changes += 1;
  });
  // A click that an app makes up is not trusted, and excuses nothing.
  const pressed = ({ isTrusted }: Pick<Event, 'isTrusted'>) => {
    if (isTrusted) watch.presses += 1;
  };
  const watch: Watch = {
    end: () => {
      observer.disconnect();
      place.element.removeEventListener('click', pressed, { capture: true });
    },
    changes: 0,
    hotSeconds: 0,
    ways: usesOf(place.mount.entry.id, 'navigate'),
    presses: 0,
    awaySeconds: 0,
    faultsAt: [],
    blockedMs: [0, 0],
    noticeLeft: 0,
    isCrowdTold: false,
  };
  place.element.addEventListener('click', pressed, { capture: true });
  observer.observe(place.element, { subtree: true, childList: true, attributes: true, characterData: true });
  return watch;
}

/** Whether the script of a place is at a full address. */
const isOf = ({ mount }: MountedPlace, address: string): boolean =>
  address !== '' && new URL(address, location.href).pathname === mount.entry.entry;

/** A promise that nobody heeds names no file: its error says where it was made, and the host knows what it gave. */
function isRejectionOf({ id, entry }: PluginEntry, reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null) return false;
  const { stack } = reason as { stack?: unknown };
  const isMadeThere = typeof stack === 'string' && stack.includes(new URL(entry, location.href).href);
  return isMadeThere || failuresOf.get(reason)?.id === id;
}

/** A text or a plain object says nothing of its maker. */
const isNobodys = (reason: unknown): boolean =>
  typeof reason !== 'object' || reason === null || (!('stack' in reason) && !failuresOf.has(reason));

/** Nobody can be blamed, but it must not go unheard: it is told with everybody who may have made it. */
function tellOfNobodys(reason: unknown, watches: Watches): void {
  const ids = new Set([...watches.keys()].map(({ mount }) => mount.entry.id));
  logWarning(
    `A promise that nobody heeds was rejected with no error, perhaps by a plugin: ${[...ids].join(', ')}`,
    reason,
  );
}

function judgeCrowd({ mount, element }: MountedPlace, watch: Watch): void {
  const count = element.getElementsByTagName('*').length;
  if (watch.isCrowdTold || count <= crowd) return;
  watch.isCrowdTold = true;
  logWarning(pluginLine(mount.entry, 'run', `it has drawn ${String(count)} elements`));
}

/** A second is over: who leads the player about is ended when it goes on. */
function judgeJourney(place: MountedPlace, watch: Watch): void {
  const ways = usesOf(place.mount.entry.id, 'navigate');
  const led = ways - watch.ways - watch.presses;
  watch.awaySeconds = led > journey.ways ? watch.awaySeconds + 1 : 0;
  watch.ways = ways;
  watch.presses = 0;
  if (watch.awaySeconds >= journey.seconds) place.fail(new Error('Leads away without end'));
}

/** A second is over: who took more than half of two is told of, and ended when it goes on. */
function judgeBlocking(place: MountedPlace, watch: Watch): void {
  const [now, before] = watch.blockedMs;
  const isSlow = now + before > block.ms;
  watch.blockedMs = isSlow ? [0, 0] : [0, now];
  if (isSlow && watch.noticeLeft > 0) place.fail(new Error('Blocks the page'));
  else if (isSlow) {
    watch.noticeLeft = block.noticeSeconds;
    place.slow(true);
  } else if (watch.noticeLeft > 0) {
    watch.noticeLeft -= 1;
    if (watch.noticeLeft === 0) place.slow(false);
  }
}

/** A second is over: places that came are watched, those that went no more, and a loop is ended. */
const lookFx = createEffect((watches: Watches) => {
  for (const [place, { end }] of watches) {
    if (mountedPlaces.has(place)) continue;
    end();
    watches.delete(place);
  }
  for (const place of mountedPlaces) {
    const watch = watches.get(place) ?? watchOf(place);
    watches.set(place, watch);
    watch.hotSeconds = watch.changes > loop.changes ? watch.hotSeconds + 1 : 0;
    watch.changes = 0;
    if (watch.hotSeconds >= loop.seconds) place.fail(new Error('Draws without end'));
    judgeJourney(place, watch);
    judgeBlocking(place, watch);
    judgeCrowd(place, watch);
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
