import { combine, createEvent, createStore, sample } from 'effector';

import { type VirtualSportId, virtualSportIds, virtualSports } from '@contracts/virtual/facts';
import type { VirtualSports } from '@contracts/virtual-sports';

import { $chains, isAlarmed, virtualGame } from '@/entities/casino/chains';
import { $matches, isLiveMatch, type MatchInfo } from '@/entities/match';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { virtualQuery } from '../api/virtual';
import { chainsOf, lastRoundsOf, nextRoundOf } from '../lib/schedule';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const sportChosen = createEvent<VirtualSportId>();
/** Somebody wants to see this match; null: none. */
export const matchWatched = createEvent<number | null>();

/** Null: not known yet. */
export const $virtual = createStore<VirtualSports | null>(null).on(
  virtualQuery.finished.success,
  (_, { result }) => result,
);
export const $hasFailed = combine(virtualQuery.$failed, $virtual, (hasFailed, known) => hasFailed && known === null);
export const $sportId = createStore<VirtualSportId>(virtualSports.virtualFootball).on(sportChosen, (_, id) => id);
export const $league = combine(
  $virtual,
  $sportId,
  (known, sportId) => known?.leagues.find((league) => league.sportId === sportId) ?? null,
);

export const $next = combine($virtual, $sportId, $now, (known, sportId, now) =>
  known === null ? null : nextRoundOf(known.matches, sportId, now),
);
/** No round of the sport is known: its chain waits for the public value that it has named. */
export const $isWaiting = combine(
  $virtual,
  $sportId,
  (known, sportId) => known !== null && known.matches.every((match) => match.sportId !== sportId),
);
export const $lastRounds = combine($virtual, $sportId, (known, sportId) =>
  known === null ? [] : lastRoundsOf(known.matches, sportId),
);

/** The chain of the sport that is in play, and the one that follows. */
export const $sportChains = combine($virtual, $sportId, (known, sportId) =>
  known === null ? [] : chainsOf(known, sportId),
);

/** What this browser keeps of the sport is under this name. */
export const $game = $sportId.map(virtualGame);
/** The player has to answer a warning first. */
export const $isAlarmed = combine($chains, $game, isAlarmed);

const isVirtual = ({ sportId }: MatchInfo) => virtualSportIds.some((id) => id === sportId);
const $allPlaying = $matches.map((games) => [...games.values()].filter((game) => isVirtual(game) && isLiveMatch(game)));
/** Matches of the sport that are under way. */
export const $playing = combine($allPlaying, $sportId, (games, sportId) =>
  games.filter((game) => game.sportId === sportId),
);
const $watchedId = createStore<number | null>(null)
  .on(matchWatched, (_, id) => id)
  .reset(pageClosed);
/** The match whose picture is shown. */
export const $watched = combine($playing, $watchedId, (games, id) => games.find((game) => game.id === id) ?? null);

const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .on(pageClosed, () => false);
/** Changes when a match begins or ends: then the schedule has news. */
const $playingIds = $allPlaying.map((games) =>
  games
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(),
);
sample({ clock: [pageOpened, $playingIds, $language], filter: $isOpen, target: virtualQuery.start });
