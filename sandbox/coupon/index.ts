import type { Area } from '../area/index.ts';
import { builderRoutes } from './builder-routes.ts';
import { codeSchema } from './codes.ts';
import { editRoutes } from './edit-routes.ts';
import { extraRoutes } from './extra-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { joinedSchema } from './joined.ts';
import { couponRoutes } from './routes.ts';
import { startSaleBoard } from './sale-board.ts';
import { saleRoutes } from './sale-routes.ts';
import { saleSchema } from './sale-schema.ts';
import { couponSchema } from './schema.ts';
import { failedCount, startTryingAgain } from './settle-again.ts';
import { settlementRoutes } from './settlement-routes.ts';
import { sharingRoutes } from './sharing-routes.ts';

export { checkPlayer, playerRefusal, purseOf } from './account.ts';
export { runAutoSales } from './auto-sale.ts';
export { isFinishedMatch, isLiveMatch } from './match-part.ts';
export { partsOf } from './joined.ts';
export { type LimitFacts, limitFacts } from './limit-facts.ts';
export { couponLimits, leastStake } from './limits.ts';
export { placeSlip } from './place.ts';
export { offered } from './ready.ts';
export { refusal } from './refusal.ts';
export { saleSchema } from './sale-schema.ts';
export { couponSchema } from './schema.ts';
export { failedCount };
export { settleMissed } from './settle-missed.ts';
export { settleMarkets } from './settle-markets.ts';
export { readSlip } from './slip.ts';
export { bookedResult, couponById, openMarketsOn } from './store.ts';
export { resumeRequests } from './trader.ts';
export { unsettledCount } from './unsettled.ts';

export const couponArea: Area = {
  schemas: [couponSchema, codeSchema, joinedSchema, saleSchema],
  goOn: (world) => {
    startSaleBoard(world);
    startTryingAgain(world);
  },
  routes: ({ operatorToken }) => [
    couponRoutes(),
    builderRoutes(),
    extraRoutes(),
    historyRoutes(),
    saleRoutes(),
    editRoutes(),
    sharingRoutes(),
    settlementRoutes(operatorToken),
  ],
};
