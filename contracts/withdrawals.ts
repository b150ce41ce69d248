import { text } from './bounded.ts';
import { PayMethod } from './cashier.ts';
import { dataOf, Seconds } from './common.ts';
import { withdrawalStates } from './payments/index.ts';
import { z } from './zod.ts';

/**
 * A way out. Money: units of the account's currency. `takes`: at most so much now, null: whatever is left. `feePercent`:
 * of what leaves the account. `etaSec`: from the sending until it is there. `why`: it takes nothing, and this is the
 * reason. `unused`: nothing came by it, or all went back. `account`: no bank account is known. Rows PAY-02, PAY-12.
 */
export const WayOut = z.object({
  id: PayMethod.shape.id,
  feePercent: z.number(),
  etaSec: z.int(),
  takes: z.nullable(z.number()),
  why: z.optional(z.enum(['bonus', 'unused', 'returned', 'account'])),
});
export type WayOut = z.infer<typeof WayOut>;

/** The player's own bank account: its country and last four signs. The number itself is kept nowhere. Row PAY-19. */
const BankAccount = z.object({ country: z.string(), last4: z.string() });

/**
 * `least`: the smallest sum of a request, unless it is the whole balance. `needsDocuments`: a request waits until the
 * player has verified themselves.
 */
export const WithdrawalTerms = z.object({
  currency: z.string(),
  least: z.number(),
  needsDocuments: z.boolean(),
  bankAccount: z.nullable(BankAccount),
  ways: z.array(WayOut),
});
export type WithdrawalTerms = z.infer<typeof WithdrawalTerms>;
export const WithdrawalTermsAnswer = dataOf(WithdrawalTerms);

export const WithdrawalState = z.enum(withdrawalStates);

/**
 * `amount`: what left the account; `fee`: its part that does not arrive. `last4`: of the bank account. `expectedAt`: when
 * the next step comes, as far as that is known. `need`: what the player must bring first. `reason`: why the money is
 * back. Rows PAY-13, LIM-62.
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
  need: z.optional(z.object({ kind: z.literal('documents'), path: z.string() })),
  reason: z.optional(z.enum(['documents', 'check', 'bank'])),
  canCancel: z.literal(false),
  steps: z.array(z.object({ state: WithdrawalState, at: Seconds })),
});
export type Withdrawal = z.infer<typeof Withdrawal>;
export const WithdrawalAnswer = dataOf(Withdrawal);
/** Of a list: the newest first, at most twenty. Of a request: one for each way that takes a part. */
export const WithdrawalsAnswer = dataOf(z.array(Withdrawal));

/** The server splits the sum over the ways. Row PAY-12. */
export const WithdrawalRequest = z.object({ accountId: z.int(), amount: z.number() });
export const BankAccountRequest = z.object({ iban: text(60) });
export const BankAccountAnswer = dataOf(BankAccount);
