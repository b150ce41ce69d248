import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { Snapshot } from '@contracts/feed';
import { milliFromWire } from '@contracts/maths/index';

import { $bets, type CouponPick, outcomeToggled, pickFrom } from '@/entities/coupon';
import { isFinishedMatch } from '@/entities/match';
import { $isPickingReady, pickingWanted } from '@/features/betting/pick-outcome';
import { createApiQuery } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { logWarning } from '@/shared/lib/logger';

/** A remote app adds an outcome, by the id of its market. It never bets: one-click and the small slip are the player's own. */
export const betWanted = createEvent<number>();

const $waiting = createStore<readonly number[]>([]).on(betWanted, (waiting, id) => [...waiting, id]);

/** The present offer, whatever page is open: GET /feed-api/v1/snapshot of these markets. */
const offersQuery = createApiQuery({
  strategy: 'TAKE_EVERY',
  request: ({ ids, language }: { ids: readonly number[]; language: string }) => ({
    path: '/feed-api/v1/snapshot',
    query: { topic: `coupon:${ids.join('.')}`, lng: language },
  }),
  contract: Snapshot,
  mapData: ({ entities: { games = [], markets = [], champs = [] } }, { ids }): CouponPick[] =>
    ids.flatMap((id) => {
      const market = markets.find((one) => one.id === id);
      const match = games.find((one) => one.id === market?.gameId);
      if (market === undefined || match === undefined || isFinishedMatch(match)) {
        logWarning(`A plugin adds outcome ${String(id)}, which is not on offer`);
        return [];
      }
      return [
        pickFrom(
          match,
          market,
          milliFromWire(market.coef),
          champs.find(({ id: champ }) => champ === match.champId)?.name,
        ),
      ];
    }),
});

sample({ clock: betWanted, target: pickingWanted });
// The kept slip is read first, so that nothing in it is lost.
sample({
  clock: [betWanted, $isPickingReady],
  source: { isReady: $isPickingReady, ids: $waiting, language: $language },
  filter: ({ isReady, ids }) => isReady && ids.length > 0,
  fn: ({ ids, language }) => ({ ids: [...new Set(ids)], language }),
  target: offersQuery.start,
});
$waiting.reset(offersQuery.start);

/** Bets that are in the coupon already stay in it. */
const addFx = createEffect((picks: readonly CouponPick[]) => {
  const add = scopeBind(outcomeToggled, { safe: true });
  for (const pick of picks) add(pick);
});
sample({
  clock: offersQuery.finished.success,
  source: $bets,
  fn: (bets, { result: picks }) => picks.filter(({ marketId }) => !bets.some(({ market }) => market.id === marketId)),
  target: addFx,
});
