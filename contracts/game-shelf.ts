import { dataOf, Millis } from './common.ts';
import { slugs } from './games/facts.ts';
import { sharedKinds } from './shared-games/kinds.ts';
import { z } from './zod.ts';

/** A game for one player, or a kind of shared rounds. */
const AnyGame = z.enum([...slugs, ...sharedKinds]);

/**
 * The player's data in the lobby. `minStake`, `maxStake`: of a round, units of `currency`; `ticketPrice`: of games
 * whose tickets have one price. `favorites`: the latest first. `recent`: games played for money, the latest first. Row
 * CAS-01.
 */
export const GameShelf = z.object({
  currency: z.string(),
  minStake: z.number(),
  maxStake: z.number(),
  ticketPrice: z.number(),
  favorites: z.array(AnyGame),
  recent: z.array(z.object({ game: AnyGame, at: Millis, rounds: z.int() })),
});
export type GameShelf = z.infer<typeof GameShelf>;
export const GameShelfAnswer = dataOf(GameShelf);
