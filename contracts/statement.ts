import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** The movements that a page has words for. Others come too. */
export const statementKinds = [
  ...([
    'opening',
    'adjustment',
    'deposit',
    'deposit-return',
    'withdrawal',
    'withdrawal-return',
    'transfer',
    'debt',
  ] as const),
  ...(['stake', 'return', 'payout', 'correction', 'sale', 'promo', 'advance', 'game-stake', 'game-payout'] as const),
  ...(['maker-stake', 'maker-payout', 'maker-return'] as const),
  ...(['toto-stake', 'toto-payout', 'toto-return', 'lotto-stake', 'lotto-payout', 'lotto-return'] as const),
  ...(['bonus', 'bonus-won', 'bonus-end', 'cashback', 'reward', 'partner', 'bonus-prize'] as const),
] as const;
export type StatementKind = (typeof statementKinds)[number];

/**
 * `amount`: into the account, negative out of it; `balance`: after it. `number`: of the payment or the coupon. `edited`:
 * the coupon that this one was edited into, on the row of its sale, or from, on the row of its stake.
 */
const StatementRow = z.object({
  id: z.int(),
  at: Seconds,
  kind: z.string(),
  number: z.optional(z.string()),
  edited: z.optional(z.string()),
  amount: z.number(),
  balance: z.number(),
});

/**
 * One account from `from` to before `to`: `opening` + the amounts of all rows = `closing`. Money: units of the currency.
 * `isCut`: there were more rows than one answer holds; then `opening` is what stood before the first of these. `ever`:
 * since the account was opened. Row PAY-16.
 */
export const Statement = z.object({
  accountId: z.int(),
  currency: z.string(),
  from: Seconds,
  to: Seconds,
  opening: z.number(),
  closing: z.number(),
  isCut: z.boolean(),
  rows: z.array(StatementRow),
  ever: z.object({ deposits: z.number(), withdrawals: z.number() }),
});
export type Statement = z.infer<typeof Statement>;
export const StatementAnswer = dataOf(Statement);

/** What deposits brought to one account and withdrawals took from it since `from`, less what went back. Units of the currency. */
export const PaidSums = z.object({
  accountId: z.int(),
  currency: z.string(),
  from: Seconds,
  deposits: z.number(),
  withdrawals: z.number(),
});
export type PaidSums = z.infer<typeof PaidSums>;
export const PaidSumsAnswer = dataOf(PaidSums);
