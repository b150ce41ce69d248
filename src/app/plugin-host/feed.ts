import type { Answer, Outcome, PluginFeed, PluginOutcome, Watched } from '@sdk';
import { createWatch, scopeBind } from 'effector';

import { $book, $champs, $marketsByMatch, $matches, $sports, type Book, groupMarkets } from '@/entities/match';
import { $coefViewId } from '@/entities/preferences';
import { $pricePlaces, createPriceFormat, finePriceSeen } from '@/features/betting/pick-outcome';
import { $isFeedLive, $phases, topicClosed, topicOpened } from '@/shared/feed';
import { $locale, $t } from '@/shared/i18n';

import { matchView, outcomeView } from './feed-views';
import { createWatched, tuple, type WatchHost } from './watch';

/** One topic carries a match with all of its markets, as on its own page. */
export const topicOf = (gameId: number): string => `game:${String(gameId)}`;

type Phase = 'loading' | 'ready' | 'missing' | 'failed';
/** A value that is not in the feed: it may still arrive, or never. */
const absent = (phase: Phase): Answer<never> => ({ state: phase === 'ready' ? 'missing' : phase });

const failed: Answer<never> = { state: 'failed' };

/** `host.feed` for a plugin that may not read prices: everything has failed. */
export function refuseFeed(refuse: () => void): PluginFeed {
  const give = (): Watched<Answer<never>> => {
    refuse();
    return { get: () => failed, subscribe: () => () => undefined };
  };
  return { game: give, markets: give, odds: give };
}

/** `host.feed`. What it watches it reads from the host's own copy of the feed. */
export function createFeed(host: WatchHost): PluginFeed {
  const { scope } = host;
  const [openTopic, closeTopic] = [scopeBind(topicOpened, { scope }), scopeBind(topicClosed, { scope })];
  // A price may be asked for while React draws, and this draws every board again.
  const onFinePrice = () => queueMicrotask(scopeBind(finePriceSeen, { scope }));
  const phaseOf = (gameId: number): Phase => scope.getState($phases).get(topicOf(gameId)) ?? 'loading';

  const hold = (gameId: number, follow?: (changed: () => void) => () => void) => (changed: () => void) => {
    openTopic(topicOf(gameId));
    const stop = follow?.(changed);
    return () => {
      stop?.();
      closeTopic(topicOf(gameId));
    };
  };
  const matchOf = (id: number) => scope.getState($matches).get(id);
  const marketOf = ({ gameId, marketId }: Outcome) =>
    scope
      .getState($marketsByMatch)
      .get(gameId)
      ?.find(({ id }) => id === marketId);
  const bookNow = () => scope.getState($book);
  /** Before the feed begins there is no book. */
  const followBook = (follow: (book: Book) => () => void) => {
    let stop: (() => void) | null = null;
    const begin = (book: Book | null) => {
      stop?.();
      stop = book === null ? null : follow(book);
    };
    begin(bookNow());
    const unwatch = createWatch({ unit: $book, fn: begin, scope });
    return () => {
      unwatch();
      stop?.();
    };
  };

  return {
    game: (gameId) =>
      createWatched(host, {
        sources: [$matches, $champs, $sports, $phases, $t, $book],
        read: () => {
          const match = matchOf(gameId);
          return tuple(
            match,
            scope.getState($sports).get(match?.sportId ?? 0),
            scope.getState($champs).get(match?.champId ?? 0),
            bookNow()?.playOf(gameId),
            phaseOf(gameId),
          );
        },
        make: (match, sport, champ, play, phase) =>
          match === undefined ? absent(phase) : { state: 'here', data: matchView(match, { sport, champ, play }) },
        open: hold(gameId, (changed) => followBook((book) => book.onPlay(gameId, changed))),
      }),

    markets: (gameId) =>
      createWatched(host, {
        sources: [$matches, $marketsByMatch, $phases, $t],
        read: () =>
          tuple(matchOf(gameId), scope.getState($marketsByMatch).get(gameId), phaseOf(gameId), scope.getState($t)),
        make: (match, markets, phase, t) =>
          match === undefined || markets === undefined
            ? absent(phase)
            : {
                state: 'here',
                data: groupMarkets(markets).map(({ id, name, markets: outcomes }) => ({
                  id,
                  name,
                  outcomes: outcomes.map((outcome): PluginOutcome => outcomeView(t, match, outcome)),
                })),
              },
        open: hold(gameId),
      }),

    odds: (outcome) => {
      const { gameId, marketId } = outcome;
      return createWatched(host, {
        sources: [$matches, $marketsByMatch, $phases, $t, $book, $coefViewId, $locale, $pricePlaces, $isFeedLive],
        read: () =>
          tuple(
            matchOf(gameId),
            marketOf(outcome),
            phaseOf(gameId),
            scope.getState($t),
            bookNow()?.priceOf(marketId) ?? 0,
            bookNow()?.moveOf(marketId) ?? null,
            scope.getState($coefViewId),
            scope.getState($locale),
            scope.getState($pricePlaces),
            scope.getState($isFeedLive),
          ),
        make: (match, market, phase, t, milli, move, viewId, locale, places, isLive) => {
          if (match === undefined || market === undefined) return absent(phase);
          const isPriced = milli > 0 && !market.isBlocked;
          const format = createPriceFormat({ viewId, locale, places, onFinePrice });
          return {
            state: 'here',
            data: {
              ...outcomeView(t, match, market),
              market: market.groupName,
              odds: milli > 0 ? milli / 1000 : null,
              price: isPriced ? format(milli) : '',
              move,
              isOpen: isPriced && isLive,
            },
          };
        },
        open: hold(gameId, (changed) => followBook((book) => book.onPrice(marketId, { paint: changed }))),
      });
    },
  };
}
