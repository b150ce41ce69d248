import { PlayAnswer, RoundChoice, SeedRequest, StepRequest } from '@contracts/rounds';
import { z } from '@contracts/zod';

import { type Room, type Round, toRoom, toRound } from '@/entities/casino/round';
import { $userId } from '@/entities/session';
import { createKeyedCall, createShelf, keyedCallFields } from '@/shared/keyed-call';
import { currencyFacts, toWire } from '@/shared/lib/money';

import { roomOpened } from '../model/opened';

/** One round, or one step of a round. `minor`: the stake in minor units of `iso`. */
const RoundCall = z.object({
  ...keyedCallFields,
  sessionId: z.string(),
  minor: z.int(),
  iso: z.string(),
  choice: RoundChoice,
  step: z.nullable(StepRequest),
  /** The player's part, with the first round of a seed. */
  seed: z.optional(z.nullable(SeedRequest)),
});
export type RoundCall = z.infer<typeof RoundCall>;
type Played = { round: Round; room: Room };

const subjectOf = ({ userId }: RoundCall) => `round ${String(userId)}`;

/** POST rounds and steps: plays one round, or takes one step, once, whatever the network does. A second press waits for the first. */
export const playing = createKeyedCall({
  request: ({ sessionId, minor, iso, choice, step, seed }: RoundCall) => ({
    path: `/games-api/v1/sessions/${encodeURIComponent(sessionId)}/${step === null ? 'rounds' : 'steps'}`,
    body: step ?? { stake: toWire(minor, currencyFacts(iso).digits), choice, ...(seed != null && { seed }) },
  }),
  contract: PlayAnswer,
  resultOf: ({ data }): Played => ({ round: toRound(data.round), room: toRoom(data.session) }),
  subjectOf,
  // Rounds that play by themselves follow one press: the models look at that.
  mayAct: () => true,
  shelf: createShelf<RoundCall, Played>({ name: 'round', schema: RoundCall, subjectOf, opened: roomOpened }),
  $userId,
  opened: roomOpened,
});
