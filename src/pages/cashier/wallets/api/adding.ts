import { AddCurrencyAnswer } from '@contracts/account';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';

import { walletsOpened } from '../model/opened';

const AddCall = z.object({ ...keyedCallFields, iso: z.string() });
type AddCall = z.infer<typeof AddCall>;

const subjectOf = ({ userId }: AddCall) => `currency ${String(userId)}`;

/** POST currency: asks for an account once; it appears a little later. Row ACC-05. */
export const adding = createKeyedCall({
  request: ({ iso }: AddCall) => ({ path: '/web-api/account/currency', body: { iso } }),
  contract: AddCurrencyAnswer,
  resultOf: ({ data }) => data.requested,
  subjectOf,
  shelf: createShelf<AddCall, true>({ name: 'currency', schema: AddCall, subjectOf, opened: walletsOpened }),
  $userId,
  opened: walletsOpened,
});
