import { createEvent, sample } from 'effector';

import type { Media } from '@contracts/media-entity';

import { $games, isFinishedGame } from '@/entities/game';
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

/** Games that have a window of their own. */
export const $floatingGames = $floating.map((list): readonly number[] =>
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

// What ends with its game.
sample({
  clock: $games,
  source: $floating,
  filter: (list, games) => list.some(({ autoClearable, gameId }) => autoClearable && isOver(games.get(gameId))),
  fn: (list, games) => idsOf(list.filter(({ autoClearable, gameId }) => autoClearable && isOver(games.get(gameId)))),
  target: mediaCleared,
});
function isOver(game: Parameters<typeof isFinishedGame>[0] | undefined): boolean {
  return game !== undefined && isFinishedGame(game);
}

// What ends with its page.
const $pageGameId = $routeMatch.map((match) => Number.parseInt(match?.params['game'] ?? '', 10) || 0);
sample({
  clock: $pageGameId,
  source: $floating,
  filter: (list, page) => list.some(({ autoClearable, gameId }) => autoClearable && gameId !== page),
  fn: (list, page) => idsOf(list.filter(({ autoClearable, gameId }) => autoClearable && gameId !== page)),
  target: mediaCleared,
});

// The frame brings the window when there is something to show in it.
sample({ clock: $floating, fn: (list) => list.length > 0, target: floatingSeen });
