import { sharedKinds } from '@contracts/shared-games';
import { SharedBetAnswer, SharedChoice } from '@contracts/shared-rounds';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { type Bet, type Seat, toBet, toSeat } from '../lib/table';
import { tableOpened } from '../model/opened';
import { base } from './table';

/** A bet, or the press that leaves a round with it (`betId`). `minor`: the stake in minor units of `iso`. */
const TableCall = z.object({
  ...keyedCallFields,
  kind: z.enum(sharedKinds),
  roundId: z.int(),
  minor: z.int(),
  iso: z.string(),
  isDemo: z.boolean(),
  accountId: z.int(),
  choice: SharedChoice,
  betId: z.nullable(z.string()),
});
type TableCall = z.infer<typeof TableCall>;
type Done = { bet: Bet; seat: Seat };

const subjectOf = ({ userId }: TableCall) => `shared ${String(userId)}`;

/** POST bets and exits: each once, whatever the network does. A second press waits for the first. */
export const acting = createKeyedCall({
  request: ({ kind, roundId, minor, iso, isDemo, accountId, choice, betId }: TableCall) =>
    betId === null
      ? {
          path: `${base}/${kind}/bets`,
          body: {
            ...{ roundId, choice, stake: toWire(minor, currencyFacts(iso).digits) },
            ...(isDemo ? { mode: 'demo' } : { mode: 'real', accountId }),
          },
        }
      : { path: `${base}/${kind}/exits`, body: { betId } },
  contract: SharedBetAnswer,
  resultOf: ({ data }): Done => ({ bet: toBet(data.bet), seat: toSeat(data.seat) }),
  subjectOf,
  shelf: createShelf<TableCall, Done>({ name: 'shared', schema: TableCall, subjectOf, opened: tableOpened }),
  $userId,
  opened: tableOpened,
});
