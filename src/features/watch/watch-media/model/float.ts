import { createEvent, sample } from 'effector';

import type { Media } from '@contracts/media-entity';

import { $matches, isFinishedMatch } from '@/entities/match';
import {
  $floating,
  $followsScroll,
  mediaCleared,
  mediaClosed,
  mediaOpened,
  type PlayableMedia,
} from '@/entities/watch/media';
import { floatingSeen } from '@/entities/watch/playing';
import { $routeMatch } from '@/shared/routing';

import { floatingMedia } from '../lib/media';

/** Puts what plays into a window of its own, or takes it back. */
export const pictureFloated = createEvent<Media>();
/** What plays on the page has left the screen, or is back. */
export const scrolledAway = createEvent<Media>();
export const scrolledBack = createEvent<Media>();

/** Matches that have a window of their own. */
export const $floatingMatches = $floating.map((list): readonly number[] =>
  list.flatMap(({ gameId, autoClearable }) => (autoClearable ? [] : [gameId])),
);

const isSame = (a: Media, b: Media) => a.gameId === b.gameId && a.type === b.type;

const floated = sample({
  clock: pictureFloated,
  source: $floating,
  fn: (list, media) => ({ media, open: list.find((each) => isSame(each, media) && !each.autoClearable) }),
});
sample({
  clock: floated,
  filter: ({ open }) => open === undefined,
  fn: ({ media }) => floatingMedia(media),
  target: mediaOpened,
});
sample({
  clock: floated.filterMap(({ open }) => open?.id),
  target: mediaClosed,
});

sample({
  clock: scrolledAway,
  source: { list: $floating, follows: $followsScroll },
  filter: ({ list, follows }, media) => follows && !list.some((each) => isSame(each, media)),
  fn: (_, media) => media,
  target: mediaOpened,
});
sample({ clock: scrolledBack, fn: ({ id }) => id, target: mediaClosed });

const idsOf = (list: readonly PlayableMedia[]) => list.map(({ id }) => id);

// What ends with its match.
sample({
  clock: $matches,
  source: $floating,
  filter: (list, matches) => list.some(({ autoClearable, gameId }) => autoClearable && isOver(matches.get(gameId))),
  fn: (list, matches) =>
    idsOf(list.filter(({ autoClearable, gameId }) => autoClearable && isOver(matches.get(gameId)))),
  target: mediaCleared,
});
function isOver(match: Parameters<typeof isFinishedMatch>[0] | undefined): boolean {
  return match !== undefined && isFinishedMatch(match);
}

// What ends with its page.
const $pageGameId = $routeMatch.map((route) => Number.parseInt(route?.params['game'] ?? '', 10) || 0);
sample({
  clock: $pageGameId,
  source: $floating,
  filter: (list, page) => list.some(({ autoClearable, gameId }) => autoClearable && gameId !== page),
  fn: (list, page) => idsOf(list.filter(({ autoClearable, gameId }) => autoClearable && gameId !== page)),
  target: mediaCleared,
});

// The frame brings the window when there is something to show in it.
sample({ clock: $floating, fn: (list) => list.length > 0, target: floatingSeen });
