import { combine, createEvent, createStore, sample } from 'effector';

import { payWay } from '@contracts/payments';
import type { Network } from '@contracts/payments/crypto/networks';

import { $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $language } from '@/shared/i18n';

import { paying } from '../api/paying';
import type { Method } from '../lib/deposit';
import { type Refusal, toRefusal } from '../lib/limit-left';
import { $bonus } from './bonus';
import { $draft, $form, type Blocker as FormBlocker, formChanged } from './form';
import { $isQuoteMissing, $quote, $sum } from './quote';

export const depositPressed = createEvent();

/** The chosen network, else the first that the currency moves on; null for every other way to pay. */
export const networkOf = (offered: readonly Network[] | undefined, chosen: Network | null): Network | null =>
  offered?.find((network) => network === chosen) ?? offered?.[0] ?? null;

/** Only the provider's way keeps cards for the next time. */
const takesCards = (method: Method | null) => method !== null && payWay(method.id).isOfProvider === true;

/** Why the button does nothing now. */
export type Blocker = FormBlocker | 'quote';
export const $blocker = combine(
  { draft: $draft, isQuoteMissing: $isQuoteMissing, sum: $sum },
  ({ draft: { blocker, left }, isQuoteMissing, sum }): Blocker | null => {
    if (blocker !== null) return blocker;
    if (isQuoteMissing) return 'quote';
    // The sum of a voucher is known with its quote.
    return sum !== null && sum > left ? 'limit' : null;
  },
);

/** An answer is on its way. */
export const $isPaying = paying.$runs.map((runs) => runs.size > 0);

/** Why the server began no deposit: a code of the contract, and the player's own limit that stopped it. Null when it did, or nothing was asked. */
export const $refusal = createStore<Refusal | null>(null)
  .on(paying.answered, (_, { outcome }) =>
    outcome.kind === 'done' ? null : outcome.kind === 'closed' ? { code: 0, limit: null } : toRefusal(outcome.refusal),
  )
  .reset(formChanged, depositPressed, $userId);

sample({
  clock: depositPressed,
  source: {
    ...{ draft: $draft, sum: $sum, blocker: $blocker, quote: $quote, account: $cashAccount },
    ...{ language: $language, form: $form, bonus: $bonus },
  },
  filter: ({ blocker, account }) => blocker === null && account !== null,
  fn: ({ draft, sum, quote, account, language, form, bonus }) => ({
    accountId: account?.id ?? 0,
    iso: account?.iso ?? '',
    methodId: draft.method?.id ?? '',
    minor: sum ?? 0,
    returnPath: `/${language}/office/recharge`,
    savedId: takesCards(draft.method) ? form.savedId : null,
    isSaved: takesCards(draft.method) && form.savedId === null && form.isSaved,
    quoteId: quote?.id ?? null,
    network: networkOf(draft.method?.networks, form.network),
    bonus,
  }),
  target: paying.acted,
});
