import { pluginLine } from '@/entities/plugin';
import { logWarning } from '@/shared/lib/logger';
import type { MountedPlace } from '@/widgets/plugin-slot';

import type { Watch } from './watched';
import { waysOf } from './ways';

/** A place that is drawn again more often than any screen shows, for so many seconds, is in a loop. Fault F95. */
const loop = { changes: 240, seconds: 2 };

/**
 * An app that keeps redirecting locks the player out of every page: this many navigations without a press, in each of
 * this many seconds. Fault F98.
 */
const journey = { ways: 3, seconds: 3 };

/** So much of two seconds in long frames is the page's whole trouble. Its place says so; once more while it does ends it. Fault F95b. */
const block = { ms: 1000, noticeSeconds: 10 };

/** So many elements slow every change of the page. Nothing is wrong with the app yet, so the log alone says it, once. */
const crowd = 5000;

function judgeCrowd({ mount, element }: MountedPlace, watch: Watch): void {
  const count = element.getElementsByTagName('*').length;
  if (watch.isCrowdTold || count <= crowd) return;
  watch.isCrowdTold = true;
  logWarning(pluginLine(mount.entry, 'run', `it has drawn ${String(count)} elements`));
}

/** An app that redirects the player again and again is ended. */
function judgeJourney(place: MountedPlace, watch: Watch): void {
  const ways = waysOf(place.mount.entry.id);
  const led = ways - watch.ways - watch.presses;
  watch.awaySeconds = led > journey.ways ? watch.awaySeconds + 1 : 0;
  watch.ways = ways;
  watch.presses = 0;
  if (watch.awaySeconds >= journey.seconds) place.fail(new Error('Leads away without end'));
}

/** An app that used more than half of two seconds is reported, and ended when it goes on. */
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

function judgeLoop(place: MountedPlace, watch: Watch): void {
  watch.hotSeconds = watch.changes > loop.changes ? watch.hotSeconds + 1 : 0;
  watch.changes = 0;
  if (watch.hotSeconds >= loop.seconds) place.fail(new Error('Draws without end'));
}

/** A second is over. */
export function judgeSecond(place: MountedPlace, watch: Watch): void {
  judgeLoop(place, watch);
  judgeJourney(place, watch);
  judgeBlocking(place, watch);
  judgeCrowd(place, watch);
}
