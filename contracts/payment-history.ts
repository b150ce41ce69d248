import { Deposit } from './cashier.ts';
import { dataOf, listOf } from './common.ts';
import { Withdrawal } from './withdrawals.ts';
import { z } from './zod.ts';

/** A payment of either direction, with where it was and when. Row OFFICE-05. */
export const Payment = z.union([
  z.object({ ...Deposit.shape, kind: z.literal('deposit') }),
  z.object({ ...Withdrawal.shape, kind: z.literal('withdrawal') }),
]);
export type Payment = z.infer<typeof Payment>;
/** The newest first. */
export const PaymentsAnswer = listOf(Payment);
export const PaymentAnswer = dataOf(Payment);
