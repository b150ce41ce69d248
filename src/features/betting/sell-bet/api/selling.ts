import { currencyFacts } from '@contracts/currencies';
import { toMinor, toWire } from '@contracts/maths';
import { SellAnswer } from '@contracts/sale';
import { z } from '@contracts/zod';

import { type PlacedBet, toPlacedBet } from '@/entities/bet';
import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';

import { sellingOpened } from '../model/settings';

/** One sale. `part`: of the stake; `price`: what the player said yes to, minor units of `iso`; `token` proves it. */
export const SaleCall = z.object({
  ...keyedCallFields,
  betId: z.string(),
  iso: z.string(),
  part: z.number(),
  token: z.string(),
  price: z.int(),
  accept: z.enum(['strict', 'all']),
  mode: z.enum(['page', 'one_click']),
});
export type SaleCall = z.infer<typeof SaleCall>;
/** `paid`: minor units. */
export type Sold = { bet: PlacedBet; paid: number };

const subjectOf = ({ betId }: SaleCall) => betId;

/** POST …/sell: sells a bet once, whatever the network does. Spec: api §8. */
export const selling = createKeyedCall({
  request: ({ betId, iso, token, price, accept, mode }: SaleCall) => ({
    path: `/coupon-api/v1/coupons/${betId}/sell`,
    body: { token, price: toWire(price, currencyFacts(iso).digits), accept, mode },
  }),
  contract: SellAnswer,
  resultOf: ({ data: { coupon, paid } }): Sold => ({
    bet: toPlacedBet(coupon),
    paid: toMinor(paid, currencyFacts(coupon.iso).digits),
  }),
  isOwn: ({ bet }, { betId }) => bet.id === betId,
  subjectOf,
  shelf: createShelf<SaleCall, Sold>({ name: 'sale', schema: SaleCall, subjectOf, opened: sellingOpened }),
  $userId,
  opened: sellingOpened,
});
