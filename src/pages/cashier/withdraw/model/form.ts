import { combine, createEvent, createStore, sample } from 'effector';

import { feeOut, planOf } from '@contracts/payments';

import { $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $locale } from '@/shared/lib/language';
import { parseMoney, typedAmount } from '@/shared/lib/money';

import { withdrawing } from '../api/withdrawing';
import { $terms } from './terms';

export const amountChanged = createEvent<string>();
/** The whole balance. Row LIM-59. */
export const allPressed = createEvent();
export const withdrawPressed = createEvent();

export const $amount = createStore('')
  .on(amountChanged, (_, text) => text)
  .on(withdrawing.answered, (text, { outcome }) => (outcome.kind === 'done' ? '' : text))
  .reset($userId);

/** Why the button does nothing now. */
export type Blocker = 'empty' | 'sum' | 'low' | 'high' | 'step' | 'account' | 'address';

/** How the typed sum would leave: parts by way, their fees together. Minor units. The server does the same. */
export const $draft = combine(
  { text: $amount, terms: $terms, account: $cashAccount, locale: $locale },
  ({ text, terms, account, locale }) => {
    const minor = account === null ? null : parseMoney(text, account.iso, locale);
    const ways = terms?.ways ?? [];
    const { parts, rest } = planOf(minor ?? 0, ways);
    const fee = parts.reduce((sum, part) => {
      const way = ways.find(({ id }) => id === part.id);
      return sum + (way === undefined ? 0 : feeOut(way, part.minor, terms?.step ?? 1));
    }, 0);
    const blocker = ((): Blocker | null => {
      if (text.trim() === '') return 'empty';
      if (minor === null || minor === 0) return 'sum';
      if (minor > (account?.minor ?? 0)) return 'high';
      if (minor < (terms?.least ?? 0)) return 'low';
      if (minor % (terms?.step ?? 1) !== 0) return 'step';
      if (rest === 0) return null;
      return terms?.networks.length === 0 ? 'account' : 'address';
    })();
    return { minor, fee, blocker, partOf: (id: string) => parts.find((part) => part.id === id)?.minor ?? 0 };
  },
);

/** An answer is on its way. */
export const $isWithdrawing = withdrawing.$runs.map((runs) => runs.size > 0);

/** Why the server began none, by the code of the contract; null when it did, or nothing was asked. */
export const $refusal = createStore<number | null>(null)
  .on(withdrawing.answered, (_, { outcome }) =>
    outcome.kind === 'done' ? null : outcome.kind === 'closed' ? 0 : outcome.refusal.code,
  )
  .reset(amountChanged, withdrawPressed, $userId);

sample({
  clock: allPressed,
  source: { account: $cashAccount, terms: $terms, locale: $locale },
  filter: ({ account }) => account !== null,
  fn: ({ account, terms, locale }) => {
    const { minor, iso } = account ?? { minor: 0, iso: '' };
    return typedAmount(minor - (minor % (terms?.step ?? 1)), iso, locale);
  },
  target: amountChanged,
});
sample({
  clock: withdrawPressed,
  source: { draft: $draft, account: $cashAccount },
  filter: ({ draft, account }) => draft.blocker === null && account !== null,
  fn: ({ draft, account }) => ({
    accountId: account?.id ?? 0,
    iso: account?.iso ?? '',
    minor: draft.minor ?? 0,
  }),
  target: withdrawing.acted,
});
