import { combine, createEvent, createStore, sample } from 'effector';

import type { BonusChoice } from '@contracts/cashier';
import { bonusOf } from '@contracts/payments';

import { $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';

import { offerQuery } from '../api/bonus';
import { paying } from '../api/paying';
import type { Offer } from '../lib/bonus';
import { depositOpened } from './opened';
import { paymentChanged } from './payment';
import { $sum } from './quote';

export const bonusChosen = createEvent<BonusChoice>();

/** Null: there is none for this player now, or nobody knows. */
export const $offer = createStore<Offer | null>(null)
  .on(offerQuery.finished.success, (_, { result }) => result)
  .reset(offerQuery.finished.failure, $userId);
const $pressed = createStore<BonusChoice | null>(null)
  .on(bonusChosen, (_, choice) => choice)
  .reset($userId);
/** None, unless the player chose one here or in their settings (decision D-185). Null without an offer. Row LIM-69. */
export const $bonus = combine($offer, $pressed, (offer, pressed): BonusChoice | null =>
  offer === null ? null : (pressed ?? offer.chosen),
);
/** What the typed sum would bring, minor units; null while there is no sum. */
export const $bonusSum = combine($offer, $sum, (offer, minor) =>
  offer === null || minor === null ? null : bonusOf(minor, offer),
);

const $isOpen = createStore(false).on(depositOpened, () => true);
sample({
  clock: [depositOpened, $cashAccount.map((account) => account?.id ?? null), paying.answered, paymentChanged],
  source: { account: $cashAccount, isOpen: $isOpen },
  filter: ({ account, isOpen }) => account !== null && isOpen,
  fn: ({ account }) => ({ accountId: account?.id ?? 0 }),
  target: offerQuery.start,
});
