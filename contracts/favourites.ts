/** Teams and competitions that a player marked. Rows FAV-01 and FAV-02. */
import { dataOf, Id } from './common.ts';
import { Champ, Game } from './feed.ts';
import { SearchTeam } from './search.ts';
import { z } from './zod.ts';

/** The most favourites in a list; the oldest is removed for a new one. */
export const mostFavourites = 50;
const Ids = z.array(Id).check(z.maxLength(mostFavourites));

/** By id, in the order in which they were marked. */
export const Favourites = z.object({ teams: Ids, champs: Ids });
export type Favourites = z.infer<typeof Favourites>;

/** `games`: on offer now, of a team or a competition that was asked for; those in play first, then by time. */
export const Followed = z.object({ teams: z.array(SearchTeam), champs: z.array(Champ), games: z.array(Game) });
export type Followed = z.infer<typeof Followed>;
export const FollowedAnswer = dataOf(Followed);
