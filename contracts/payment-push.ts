import { DepositState } from './cashier.ts';
import { Millis } from './common.ts';
import { WithdrawalState } from './withdrawals.ts';
import { z } from './zod.ts';

/** A deposit or a withdrawal has moved. The two have no state in common. */
export const PaymentPush = z.object({ state: z.union([DepositState, WithdrawalState]), at: Millis });
export type PaymentPush = z.infer<typeof PaymentPush>;
