import type { MountedPlace } from '@/widgets/plugin-slot';

import { waysOf } from './ways';

/**
 * `presses`: those of the player within the app since a second ago; each may lead somewhere. `blockedMs`: of the second
 * under way and of the last one. `noticeLeft`: seconds.
 */
export type Watch = {
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
export function watchOf(place: MountedPlace): Watch {
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
    ways: waysOf(place.mount.entry.id),
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
