import type { Area } from '../area/index.ts';
import { bankRoutes } from './bank-routes.ts';
import { startWatchingChain } from './crypto.ts';
import { startFollowingChain } from './crypto-follow.ts';
import { goOnWithDeposits } from './go-on.ts';
import { cashierRoutes } from './routes.ts';
import { cashierSchema } from './schema.ts';

export { arrivalOf } from './arrive.ts';
export { etaOf, inCurrency, ownAccount, payMethods } from './methods.ts';
export { isCardCurrency, stepOut } from './provider-facts.ts';
export { bring, reorganizeChain } from './crypto.ts';
export { goOnWithDeposits } from './go-on.ts';
export { asWorld, type PayProvider, providerAccount, worldOfAccount } from './provider.ts';
export { endOpenDeposits } from './end-open.ts';
export { askAgain, untilAnswered } from './provider-work.ts';
export { type Oddity } from './card-apply.ts';
export { pspHookRoutes } from './hooks.ts';
export { tellPayment } from './tell-payment.ts';
export { issueVoucher } from './voucher.ts';

export const cashierArea: Area = {
  schemas: [cashierSchema],
  goOn: (world) => {
    startWatchingChain(world);
    startFollowingChain(world);
    goOnWithDeposits(world);
  },
  routes: () => [cashierRoutes(), bankRoutes()],
};
