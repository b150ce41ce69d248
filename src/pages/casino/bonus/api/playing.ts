import { bonusGames } from '@contracts/bonus-games/names';
import { BonusPlayAnswer } from '@contracts/bonus-tickets';
import { SeedRequest } from '@contracts/rounds';
import { z } from '@contracts/zod';

import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';

import { type BonusRound, toBonusRound } from '../lib/round';
import { pageOpened } from '../model/opened';

const TicketCall = z.object({
  ...keyedCallFields,
  game: z.enum(bonusGames),
  picks: z.array(z.int()).check(z.maxLength(8)),
  seed: z.nullable(SeedRequest),
});
type TicketCall = z.infer<typeof TicketCall>;

const subjectOf = ({ userId }: TicketCall) => `ticket ${String(userId)}`;

/** POST play: uses one ticket, once, whatever the network does. A second press waits for the first. */
export const playing = createKeyedCall({
  request: ({ game, picks, seed }: TicketCall) => ({
    path: `/games-api/v1/bonus-games/${game}/play`,
    body: { choice: { picks }, ...(seed !== null && { seed }) },
  }),
  contract: BonusPlayAnswer,
  resultOf: ({ data }): BonusRound => toBonusRound(data.result),
  subjectOf,
  shelf: createShelf<TicketCall, BonusRound>({ name: 'ticket', schema: TicketCall, subjectOf, opened: pageOpened }),
  $userId,
  opened: pageOpened,
});
