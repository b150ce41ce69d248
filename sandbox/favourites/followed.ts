import { type Favourites, type Followed, mostFavourites } from '../../contracts/favourites.ts';
import { type Simulator, wireChamp, wireMatch } from '../../simulator/index.ts';
import { searchedTeam, wireTeam } from '../search/index.ts';
import { champOnWire } from '../statistics/index.ts';

/** An answer holds so many matches. */
const mostMatches = 40;

/** Reads "1.22.333"; what is no id, and what is over the limit, is left out. */
export const idsIn = (text: string | undefined): number[] => {
  const ids = (text ?? '').split('.').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostFavourites);
};

/** What of these is known, and their matches on offer: those in play first, then by time. */
export function followed(simulator: Simulator, { teams, champs }: Favourites, lng: string): Followed {
  const { almanac } = simulator;
  const offer = simulator.snapshot();
  const [teamIds, champIds] = [new Set(teams), new Set(champs)];
  const isFollowed = ({ opp1, opp2, champId }: (typeof offer.games)[number]) =>
    teamIds.has(opp1.id) || teamIds.has(opp2.id) || champIds.has(champId);
  const matches = offer.games
    .filter((match) => !match.isFinished && isFollowed(match))
    .sort((a, b) => (a.zone === b.zone ? a.startAt - b.startAt || a.id - b.id : a.zone === 'live' ? -1 : 1));
  return {
    teams: teams.flatMap((id) => searchedTeam(almanac, id) ?? []).map((team) => wireTeam(team, lng)),
    champs: champs.flatMap((id) => {
      const shown = offer.champs.find((champ) => champ.id === id);
      const known = almanac.champ(id);
      return shown ? [wireChamp(shown, lng)] : known ? [champOnWire(known, lng)] : [];
    }),
    games: matches.slice(0, mostMatches).map((match) => wireMatch(match, lng)),
  };
}
