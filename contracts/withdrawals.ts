import { text } from './bounded.ts';
import { Network, PayMethod } from './cashier.ts';
import { dataOf, Seconds } from './common.ts';
import { withdrawalStates } from './payments/index.ts';
import { z } from './zod.ts';

/**
 * A way out. Money: units of the account's currency. `takes`: at most so much now, null: whatever is left. `feePercent`:
 * of what leaves the account. `etaSec`: from the sending until it is there. `why`: it takes nothing, and this is the
 * reason. `unused`: nothing came by it, or all went back. `account`: no bank account is known; `address`: no address. Rows PAY-02,
 * PAY-12.
 */
export const WayOut = z.object({
  id: PayMethod.shape.id,
  feePercent: z.number(),
  etaSec: z.int(),
  takes: z.nullable(z.number()),
  why: z.optional(z.enum(['bonus', 'unused', 'returned', 'account', 'address'])),
});
export type WayOut = z.infer<typeof WayOut>;

/** The player's own bank account: its country and last four signs. The number itself is kept nowhere. `paidFrom`: a new one takes its first payment no sooner. Row PAY-19, decision D-553. */
const BankAccount = z.object({ country: z.string(), last4: z.string(), paidFrom: Seconds });

/** Where a cryptocurrency goes: the network and the last four signs. The address itself is kept nowhere. Row PAY-10. */
const CryptoAddress = z.object({ network: Network, last4: z.string(), paidFrom: Seconds });

/**
 * `least`: the smallest sum of a request, unless it is the whole balance. `step`: a sum is a multiple of it; absent:
 * any sum. `needsDocuments`: a request waits until the player has verified themselves. `networks`: of a cryptocurrency,
 * which is paid to an address instead of a bank; empty for others.
 */
export const WithdrawalTerms = z.object({
  currency: z.string(),
  least: z.number(),
  step: z.optional(z.number()),
  needsDocuments: z.boolean(),
  bankAccount: z.nullable(BankAccount),
  networks: z.array(Network),
  cryptoAddress: z.nullable(CryptoAddress),
  ways: z.array(WayOut),
});
export type WithdrawalTerms = z.infer<typeof WithdrawalTerms>;
export const WithdrawalTermsAnswer = dataOf(WithdrawalTerms);

export const WithdrawalState = z.enum(withdrawalStates);

/**
 * `amount`: what left the account; `fee`: its part that does not arrive. `last4`: of the bank account. `expectedAt`:
 * when the next step comes, as far as that is known. `need`: what the player must bring first. `reason`: why the money
 * is back; `desk`: it was not collected there. `paidFrom`: it waits until then, because where it goes is new. `desk`:
 * what a clerk pays the cash for, and until when. Rows PAY-13, LIM-62.
 */
export const Withdrawal = z.object({
  id: z.string(),
  number: z.string(),
  state: WithdrawalState,
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  currency: z.string(),
  amount: z.number(),
  fee: z.number(),
  last4: z.optional(z.string()),
  createdAt: Seconds,
  expectedAt: z.optional(Seconds),
  paidFrom: z.optional(Seconds),
  need: z.optional(z.object({ kind: z.literal('documents'), path: z.string() })),
  reason: z.optional(z.enum(['documents', 'check', 'bank', 'desk'])),
  desk: z.optional(z.object({ code: z.string(), until: Seconds })),
  canCancel: z.literal(false),
  steps: z.array(z.object({ state: WithdrawalState, at: Seconds })),
});
export type Withdrawal = z.infer<typeof Withdrawal>;
export const WithdrawalAnswer = dataOf(Withdrawal);
/** Of a list: the newest first, at most twenty. Of a request: one for each way that takes a part. */
export const WithdrawalsAnswer = dataOf(z.array(Withdrawal));

/** The server splits the sum over the ways. Row PAY-12. */
export const WithdrawalRequest = z.object({ accountId: z.int(), amount: z.number() });
/** `bic`: of the bank, where the number alone does not find it. Row PAY-10. */
export const BankAccountRequest = z.object({ iban: text(60), bic: z.optional(text(30)) });
export const BankAccountAnswer = dataOf(BankAccount);
/** `currency`: of the account that it is for; `network`: one of those that the currency moves on. */
export const CryptoAddressRequest = z.object({ currency: text(10), network: Network, address: text(120) });
export const CryptoAddressAnswer = dataOf(CryptoAddress);
