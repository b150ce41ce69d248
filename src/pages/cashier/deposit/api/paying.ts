import { DepositAnswer } from '@contracts/cashier';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { type Deposit, toDeposit } from '../lib/deposit';
import { depositOpened } from '../model/opened';

/**
 * One deposit. `minor`: of `iso`. `returnPath`: where the bank leads back to. `savedId`: a saved card; `isSaved`: this card shall be one. `quoteId`: what the
 * player read that it costs. `bonus`: what it shall bring. `network`: a cryptocurrency comes by it.
 */
const PayCall = z.object({
  ...keyedCallFields,
  accountId: z.int(),
  methodId: z.string(),
  minor: z.int(),
  iso: z.string(),
  returnPath: z.string(),
  savedId: z.nullish(z.string()),
  isSaved: z.optional(z.boolean()),
  quoteId: z.nullish(z.string()),
  bonus: z.nullish(z.string()),
  network: z.nullish(z.string()),
});
export type PayCall = z.infer<typeof PayCall>;

/** A second press waits for the first: two deposits need two intentions. */
const subjectOf = ({ userId }: PayCall) => `deposit ${String(userId)}`;

/** POST payments: begins a deposit once, whatever the network does. Row PAY-04. */
export const paying = createKeyedCall({
  request: ({ accountId, methodId, minor, iso, returnPath, savedId, isSaved, quoteId, bonus, network }: PayCall) => ({
    path: '/recharge-api/v1/payments',
    body: {
      accountId,
      methodId,
      amount: toWire(minor, currencyFacts(iso).digits),
      returnPath,
      ...(savedId == null ? { isSaved } : { savedId }),
      ...(quoteId == null ? {} : { quoteId }),
      ...(bonus == null ? {} : { bonus }),
      ...(network == null ? {} : { network }),
    },
  }),
  contract: DepositAnswer,
  resultOf: ({ data }): Deposit => toDeposit(data),
  subjectOf,
  shelf: createShelf<PayCall, Deposit>({
    name: 'deposit',
    schema: PayCall,
    subjectOf,
    opened: depositOpened,
  }),
  $userId,
  opened: depositOpened,
});
