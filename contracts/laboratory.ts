import { dataOf, Millis } from './common.ts';
import { GameRound, SharedPlayed } from './rounds.ts';
import { z } from './zod.ts';

const Maths = z.object({ version: z.int(), hash: z.string() });

/**
 * What came back of the stakes of a game, by the mathematics of now. `errors`: standard errors between what was paid and what mathematics pay
 * for the very choices that were played. `isOff`: beyond four, with a thousand rounds. `published`: the least and the most that a choice
 * gives back. `isBestPlay`: for the best player, so less comes back from others. Sums: units of `currency`. Row LAB-04.
 */
const GameReturns = z.object({
  game: z.string(),
  mode: z.enum(['real', 'demo']),
  maths: Maths,
  rounds: z.int(),
  errors: z.number(),
  isOff: z.boolean(),
  isBestPlay: z.boolean(),
  published: z.object({ least: z.number(), most: z.number() }),
  sums: z.array(
    z.object({
      currency: z.string(),
      staked: z.number(),
      paid: z.number(),
      expected: z.number(),
      return: z.number(),
    }),
  ),
});
export type GameReturns = z.infer<typeof GameReturns>;
export const GameReturnsAnswer = dataOf(z.array(GameReturns));

/** An ended round of any player, as its own page tells it. `player`: the number of the account. Row LAB-05. */
const Round = z.union([SharedPlayed, GameRound]);
const ExportedRound = z.object({ player: z.int(), endedAt: Millis, round: Round });
export type ExportedRound = z.infer<typeof ExportedRound>;
/** `next`: `after` of the page that follows; null: this was the last. */
export const ExportedRoundsAnswer = z.object({ data: z.array(ExportedRound), next: z.nullable(z.string()) });

/**
 * A round beside itself played again: the hash of its seed, its draws, and what they pay. `differs`: what is not the same; empty where the
 * round is as it was drawn. Row LAB-06.
 */
const Replay = z.object({
  player: z.int(),
  round: Round,
  replay: z.object({ commitment: z.string(), draws: z.array(z.int()), payout: z.number() }),
  differs: z.array(z.enum(['commitment', 'draws', 'payout'])),
});
export type Replay = z.infer<typeof Replay>;
export const ReplayAnswer = dataOf(Replay);
