import { dataOf } from '@contracts/common';
import { Coupon } from '@contracts/coupon';
import { z } from '@contracts/zod';

import { type PlacedBet, toPlacedBet } from '@/entities/bet';
import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';

import { offerShown } from '../model/shown';

/** What the player says to the offer for one bet. */
const ReplyCall = z.object({ ...keyedCallFields, betId: z.string(), isAccepted: z.boolean() });
type ReplyCall = z.infer<typeof ReplyCall>;

const subjectOf = ({ betId }: ReplyCall) => betId;

/** POST /coupon-api/v1/coupons/{id}/offer: takes or declines an offer once. 1024: it has run out. Spec: api §8. */
export const replying = createKeyedCall({
  request: ({ betId, isAccepted }: ReplyCall) => ({
    path: `/coupon-api/v1/coupons/${betId}/offer`,
    body: { isAccepted },
  }),
  contract: dataOf(z.object({ coupon: Coupon })),
  resultOf: ({ data }): PlacedBet => toPlacedBet(data.coupon),
  isOwn: (bet, { betId }) => bet.id === betId,
  subjectOf,
  shelf: createShelf<ReplyCall, PlacedBet>({ name: 'reply', schema: ReplyCall, subjectOf, opened: offerShown }),
  $userId,
  opened: offerShown,
});
