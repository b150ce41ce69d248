import { text } from './bounded.ts';
import { dataOf, WireMoney } from './common.ts';
import { z } from './zod.ts';

/** 0 main, 4 bonus, 9 currency account. Other numbers count as currency accounts and are logged (decision D-83). */
export const accountTypes = { main: 0, bonus: 4, currency: 9 } as const;

export const Account = z.object({
  id: z.int(),
  iso: z.string(),
  currencyId: z.int(),
  /** A balance: never below zero, and small enough to be exact as minor units of two decimals. */
  money: WireMoney.check(z.minimum(0), z.maximum(9e13)),
  type: z.int(),
  symbol: z.string(),
  label: z.string(),
  isActive: z.boolean(),
  points: z.number(),
});
export type Account = z.infer<typeof Account>;

/**
 * Spec: coupon §3. `convertStatus`: 0 not allowed, 1 main allowed, 2 additional allowed. `version`: a larger one was
 * read later, because answers and pushes may overtake each other.
 */
export const Balance = z.object({
  accounts: z.array(Account),
  all_accounts: z.array(Account),
  bonuses: z.array(Account),
  activeAccountId: z.int(),
  mainAccountId: z.int(),
  isAvailableFirstDepositBonus: z.boolean(),
  isAccountFrozen: z.boolean(),
  convertStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  version: z.optional(z.int()),
});
export type Balance = z.infer<typeof Balance>;
export const BalanceAnswer = dataOf(Balance);

export const Currency = z.object({
  iso: z.string(),
  currencyId: z.int(),
  symbol: z.string(),
  name: z.string(),
  kind: z.enum(['fiat', 'crypto']),
  minorDigits: z.int(),
});
export type Currency = z.infer<typeof Currency>;
export const CurrenciesAnswer = dataOf(z.array(Currency));

/** POST account/currency; the account appears in the balance a little later. */
export const AddCurrencyRequest = z.object({ iso: text(8) });
export const AddCurrencyAnswer = dataOf(z.object({ requested: z.literal(true) }));
