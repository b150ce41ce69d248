import { WithdrawalsAnswer } from '@contracts/withdrawals';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { toWithdrawal, type Withdrawal } from '../lib/withdrawal';
import { withdrawOpened } from '../model/opened';

/** One request. `minor`: of `iso`. */
const WithdrawCall = z.object({ ...keyedCallFields, accountId: z.int(), minor: z.int(), iso: z.string() });
type WithdrawCall = z.infer<typeof WithdrawCall>;

const subjectOf = ({ userId }: WithdrawCall) => `withdrawal ${String(userId)}`;

/** POST requests: takes the money out once, whatever the network does. Row PAY-04. */
export const withdrawing = createKeyedCall({
  request: ({ accountId, minor, iso }: WithdrawCall) => ({
    path: '/deduce-api/v1/requests',
    body: { accountId, amount: toWire(minor, currencyFacts(iso).digits) },
  }),
  contract: WithdrawalsAnswer,
  resultOf: ({ data }): readonly Withdrawal[] => data.map(toWithdrawal),
  subjectOf,
  shelf: createShelf<WithdrawCall, readonly Withdrawal[]>({
    name: 'withdrawal',
    schema: WithdrawCall,
    subjectOf,
    opened: withdrawOpened,
  }),
  $userId,
  opened: withdrawOpened,
});
