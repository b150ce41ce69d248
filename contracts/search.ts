import { dataOf, Id } from './common.ts';
import { Champ, Game, Market, Opponent, Sport } from './feed.ts';
import { z } from './zod.ts';

/** A team or player with the page of its own. */
export const SearchTeam = z.object({ ...Opponent.shape, sportId: Id, sportName: z.string() });
export type SearchTeam = z.infer<typeof SearchTeam>;

/** An outcome that answers words such as "over 2.5", with its match. */
export const SearchBet = z.object({ game: Game, market: Market });
export type SearchBet = z.infer<typeof SearchBet>;

/**
 * `bets`: outcomes of the last or the first words, of matches of the others. `isBet`: all words together name nothing
 * else, so outcomes come first. `isCut`: more was found than the answer holds. `readAs`: how the words were read when
 * they were typed with the keyboard of another language.
 */
export const SearchFound = z.object({
  games: z.array(Game),
  champs: z.array(Champ),
  sports: z.optional(z.array(Sport)),
  teams: z.optional(z.array(SearchTeam)),
  bets: z.optional(z.array(SearchBet)),
  isBet: z.optional(z.boolean()),
  isCut: z.optional(z.boolean()),
  readAs: z.optional(z.string()),
});
export type SearchFound = z.infer<typeof SearchFound>;
export const SearchAnswer = dataOf(SearchFound);
