import type { Followed } from '@contracts/favourites';
import type { Game, Zone } from '@contracts/feed';

/** Pages of matches that the feed marks for them. */
const marked = [
  ...['topgame', 'marble', 'epl', 'laliga', 'europaleague'],
  ...['ipl', 'cyber', 'ufc', 'politics'],
] as const;
export type MarkedType = (typeof marked)[number];
/** Pages of matches whose team or competition has a star. */
const own = ['betsonyour', 'team', 'champ'] as const;
export type OwnType = (typeof own)[number];

export const isOwn = (word: string): word is OwnType => own.some((type) => type === word);
export const isMarked = (word: string): word is MarkedType => marked.some((type) => type === word);

/** The feed has had a word and a list of its own for the top matches, which the home page shows too. */
export const markOf = (type: MarkedType): string => (type === 'topgame' ? 'top' : type);
export const topicOf = (type: MarkedType, zone: Zone): string =>
  type === 'topgame' ? `top:${zone}` : `page:${markOf(type)}`;

/** What the address narrows the page to. */
export type Place = { zone: Zone; sportId: number | null; champId: number | null };

export const isAt = ({ zone, sportId, champId }: Place, match: Pick<Game, 'zone' | 'sportId' | 'champId'>): boolean =>
  match.zone === zone &&
  (sportId === null || match.sportId === sportId) &&
  (champId === null || match.champId === champId);

/** Of what somebody has marked, the matches of one page. Rows FAV-01, ROUTE-06. */
export function ownMatches<Of extends Pick<Game, 'opp1' | 'opp2' | 'champId'>>(
  type: OwnType,
  {
    teams,
    champs,
    games,
  }: { [Key in 'teams' | 'champs']: readonly Pick<Followed[Key][number], 'id'>[] } & {
    games: readonly Of[];
  },
): Of[] {
  const has = (list: readonly { id: number }[], id: number) => list.some((each) => each.id === id);
  const isOfTeam = ({ opp1, opp2 }: Of) => has(teams, opp1.id) || has(teams, opp2.id);
  const isOfChamp = ({ champId }: Of) => has(champs, champId);
  return games.filter((match) => (type !== 'champ' && isOfTeam(match)) || (type !== 'team' && isOfChamp(match)));
}
