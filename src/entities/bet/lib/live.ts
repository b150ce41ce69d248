import type { Game } from '@contracts/feed';

import type { FeedChange } from '@/shared/feed';

import { isOpenBet, type Leg, type PlacedBet } from './bet';

/** A topic of the feed holds at most this many markets. Spec: api §7.2. */
const maxMarkets = 50;

/** The topic that carries the matches of these bets. Null when all of them have been played. */
export function topicOfBets(bets: readonly PlacedBet[]): string | null {
  const running = bets.flatMap(({ legs }) =>
    legs.filter(({ game }) => !game.isFinished).map(({ marketId }) => marketId),
  );
  const ids = [...new Set(running)].slice(0, maxMarkets).sort((a, b) => a - b);
  return ids.length === 0 ? null : `coupon:${ids.join('.')}`;
}

function withMatch(leg: Leg, match: Partial<Game>): Leg {
  const { score, status, isFinished, elapsed, periodName } = match;
  const [score1, score2] = score?.full ?? [leg.game.score1, leg.game.score2];
  return {
    ...leg,
    game: {
      ...leg.game,
      score1,
      score2,
      ...(score && { scoreText: score.text }),
      ...(status !== undefined && { status }),
      ...(isFinished !== undefined && { isFinished }),
      ...(elapsed !== undefined && { elapsed }),
      ...(periodName !== undefined && { periodName }),
    },
  };
}

/** The newest state of each match in these changes. */
function matchesIn(changes: readonly FeedChange[]): Map<number, Partial<Game>> {
  const matches = new Map<number, Partial<Game>>();
  const add = (id: number, part: Partial<Game>) => matches.set(id, { ...matches.get(id), ...part });
  for (const change of changes) {
    if (change.kind === 'snapshot') for (const match of change.entities.games ?? []) add(match.id, match);
    if (change.kind !== 'ops') continue;
    for (const op of change.ops) if (op.op !== 'odds' && op.op !== 'del' && op.kind === 'game') add(op.id, op.value);
  }
  return matches;
}

/** Shows live scores with the legs of open bets. Returns the same array when nothing changed. */
export function withMatches(bets: PlacedBet[], changes: readonly FeedChange[]): PlacedBet[] {
  const matches = matchesIn(changes);
  if (matches.size === 0) return bets;
  const next = bets.map((bet) => {
    if (!isOpenBet(bet) || !bet.legs.some(({ gameId }) => matches.has(gameId))) return bet;
    return {
      ...bet,
      legs: bet.legs.map((leg) => {
        const match = matches.get(leg.gameId);
        return match ? withMatch(leg, match) : leg;
      }),
    };
  });
  return next.some((bet, index) => bet !== bets[index]) ? next : bets;
}
