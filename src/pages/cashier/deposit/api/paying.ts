import { DepositAnswer } from '@contracts/cashier';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { type Deposit, toDeposit } from '../lib/deposit';
import { depositOpened } from '../model/opened';

/** One deposit. `minor`: of `iso`. `returnPath`: where the bank leads back to. */
const PayCall = z.object({
  ...keyedCallFields,
  accountId: z.int(),
  methodId: z.string(),
  minor: z.int(),
  iso: z.string(),
  returnPath: z.string(),
});
export type PayCall = z.infer<typeof PayCall>;

/** POST payments: begins a deposit once, whatever the network does. Row PAY-04. */
export const paying = createKeyedCall({
  request: ({ accountId, methodId, minor, iso, returnPath }: PayCall) => ({
    path: '/recharge-api/v1/payments',
    body: { accountId, methodId, amount: toWire(minor, currencyFacts(iso).digits), returnPath },
  }),
  contract: DepositAnswer,
  resultOf: ({ data }): Deposit => toDeposit(data),
  // A second press waits for the first: two deposits need two intentions.
  subjectOf: ({ userId }) => `deposit ${String(userId)}`,
  shelf: createShelf<PayCall, Deposit>({
    name: 'deposit',
    schema: PayCall,
    subjectOf: ({ userId }) => `deposit ${String(userId)}`,
    opened: depositOpened,
  }),
  $userId,
  opened: depositOpened,
});
