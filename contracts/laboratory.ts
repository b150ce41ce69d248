import { dataOf, Millis } from './common.ts';
import { GameRound, RoundChoice, SharedPlayed } from './rounds.ts';
import { SharedChoice } from './shared-rounds.ts';
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

/**
 * The rules of a game. `maths`: version and SHA-256 of the sources that decide it, as rounds keep them. `published`: the least and the most that a
 * choice gives back, and of the first choice the share of paying rounds and the deviation in stakes. `draws`: how many numbers the first
 * choice draws out of how many; null: a round of everybody. `pays`: what pays, in words and stakes. `choices`: a page of those whose figures
 * differ. Row LAB-07.
 */
const GameRules = z.object({
  game: z.string(),
  maths: Maths,
  published: z.object({ least: z.number(), most: z.number(), hitRate: z.number(), deviation: z.number() }),
  isBestPlay: z.boolean(),
  draws: z.nullable(z.object({ count: z.int(), of: z.int(), isDealt: z.boolean() })),
  pays: z.nullable(
    z.object({
      note: z.string(),
      heads: z.array(z.string()),
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
    }),
  ),
  choiceCount: z.int(),
  choices: z.array(z.object({ choice: z.union([RoundChoice, SharedChoice]), return: z.number(), hitRate: z.number() })),
});
export type GameRules = z.infer<typeof GameRules>;
export const GameRulesAnswer = dataOf(GameRules);
