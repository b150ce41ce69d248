import { totoKind, type TotoKindName } from '../../contracts/pools/index.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import type { SimEntities, SimMatch } from '../../simulator/index.ts';

const sportOfKind: Readonly<Record<TotoKindName, number>> = {
  fifteen: sportNumbers.football,
  'correct-score': sportNumbers.football,
  football: sportNumbers.football,
  hockey: sportNumbers.iceHockey,
  basketball: sportNumbers.basketball,
  'cyber-sport': sportNumbers.esports,
};

const hourMs = 3_600_000;
/** The first match begins so long after the draw opened, at least. */
const leadMs = hourMs / 2;
/** A draw takes its matches from the shortest of these stretches that has enough. */
const stretchesMs = [12, 26, 50, 100, 190].map((hours) => hours * hourMs);

/** Two sides and a result of this kind that nobody can look up: long-term bets have one side, and computers play basketball in place of maps. */
function fits(kind: TotoKindName, { sportId, status, opp2, lock }: SimMatch, cyberType: string | undefined): boolean {
  if (sportId !== sportOfKind[kind] || status !== 0 || opp2.name.en === '' || lock === 'published') return false;
  return kind !== 'cyber-sport' || cyberType === 'real';
}

/**
 * The matches of the next draw of a kind: the greatest competitions of the shortest stretch that has enough of them, by
 * kick-off. Null: there are too few. `taken`: games of other draws of this kind.
 */
export function matchesFor(
  kind: TotoKindName,
  { games, champs }: SimEntities,
  { now, taken }: { now: number; taken: ReadonlySet<number> },
): SimMatch[] | null {
  const { matches } = totoKind(kind);
  const champ = new Map(champs.map((each) => [each.id, each]));
  const fitting = games.filter(
    (game) =>
      !taken.has(game.id) &&
      game.startAt * 1000 >= now + leadMs &&
      fits(kind, game, champ.get(game.champId)?.cyberType),
  );
  for (const stretch of stretchesMs) {
    const within = fitting.filter(({ startAt }) => startAt * 1000 <= now + stretch);
    if (within.length < matches) continue;
    const weightOf = ({ champId }: SimMatch) => champ.get(champId)?.weight ?? 0;
    return within
      .toSorted((a, b) => weightOf(b) - weightOf(a) || a.startAt - b.startAt || a.id - b.id)
      .slice(0, matches)
      .toSorted((a, b) => a.startAt - b.startAt || a.id - b.id);
  }
  return null;
}
