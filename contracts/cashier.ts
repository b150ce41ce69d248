import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { depositStates } from './payments/index.ts';
import { z } from './zod.ts';

/**
 * A way to pay in. Money: units of the account's currency. `feePercent`: on top of the deposit. `etaSec`: until the
 * money is there after the payer said yes. `why`: it is not offered now, and this is the reason. Row PAY-02.
 */
export const PayMethod = z.object({
  id: z.enum(['instant', 'wallet', 'transfer']),
  currency: z.string(),
  feePercent: z.number(),
  min: z.number(),
  max: z.number(),
  etaSec: z.int(),
  why: z.optional(z.enum(['currency', 'unverified'])),
});
export type PayMethod = z.infer<typeof PayMethod>;
export const PayMethodsAnswer = dataOf(z.array(PayMethod));

export const DepositState = z.enum(depositStates);

/**
 * `amount`: what comes on the account; `fee`: what the payer pays on top. `action`: where the payer goes to say yes.
 * `reason`: why it failed. `expiresAt`: until when the payer may say yes. Row PAY-13.
 */
export const Deposit = z.object({
  id: z.string(),
  number: z.string(),
  state: DepositState,
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  currency: z.string(),
  amount: z.number(),
  fee: z.number(),
  createdAt: Seconds,
  expiresAt: Seconds,
  action: z.optional(z.object({ kind: z.literal('redirect'), url: z.string() })),
  reason: z.optional(z.enum(['payer', 'money'])),
  steps: z.array(z.object({ state: DepositState, at: Seconds })),
});
export type Deposit = z.infer<typeof Deposit>;
export const DepositAnswer = dataOf(Deposit);
/** The newest first, at most twenty. */
export const DepositsAnswer = dataOf(z.array(Deposit));

/** `returnPath`: where the bank leads back to, a path of this site without its query. */
export const DepositRequest = z.object({
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  amount: z.number(),
  returnPath: text(200),
});

/** Before the first deposit the player chooses a limit, or says that they want none. Row LIM-46. */
export const LimitChoiceAnswer = dataOf(z.object({ isChosen: z.boolean() }));
