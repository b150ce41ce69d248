import { dataOf } from './common.ts';
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
