import { TransferAnswer } from '@contracts/wallets';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { type Credited, toCredited } from '../lib/wallet';
import { walletsOpened } from '../model/opened';

/** One transfer. `minor`: of `iso`. `rate`: what the player was told. */
const TransferCall = z.object({
  ...keyedCallFields,
  ...{ fromId: z.int(), toId: z.int(), minor: z.int(), iso: z.string(), rate: z.number() },
});
type TransferCall = z.infer<typeof TransferCall>;

const subjectOf = ({ userId }: TransferCall) => `transfer ${String(userId)}`;

/** POST convert: moves the money once, whatever the network does. Row PAY-20. */
export const transferring = createKeyedCall({
  request: ({ fromId, toId, minor, iso, rate }: TransferCall) => ({
    path: '/web-api/account/convert',
    body: { fromId, toId, amount: toWire(minor, currencyFacts(iso).digits), rate },
  }),
  contract: TransferAnswer,
  resultOf: ({ data }): Credited => toCredited(data),
  subjectOf,
  shelf: createShelf<TransferCall, Credited>({
    name: 'transfer',
    schema: TransferCall,
    subjectOf,
    opened: walletsOpened,
  }),
  $userId,
  opened: walletsOpened,
});
