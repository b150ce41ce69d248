import { countedRounds } from '../../contracts/tournaments.ts';

/** A round that counts. Sums: minor units of one currency. */
export type Round = { userId: number; stake: number; payout: number; at: number };
export type Score = { userId: number; score: number; rounds: number; reachedAt: number };

/** Payout ÷ stake, hundredths, rounded down: so a larger stake brings no more. */
const multipleOf = ({ stake, payout }: Round): number => Number((BigInt(payout) * 100n) / BigInt(stake));

function scoreOf(userId: number, rounds: readonly Round[]): Score {
  const counted = rounds
    .map((round) => ({ multiple: multipleOf(round), at: round.at }))
    .toSorted((a, b) => b.multiple - a.multiple || a.at - b.at)
    .slice(0, countedRounds);
  const score = counted.reduce((sum, { multiple }) => sum + multiple, 0);
  // A round that added nothing did not reach anything.
  const reachedAt = Math.max(0, ...counted.filter(({ multiple }) => multiple > 0).map(({ at }) => at));
  return { userId, score, rounds: counted.length, reachedAt };
}

/**
 * The table: the higher score first, of equal ones the one that was reached earlier. A player without a score has no
 * place. Row CAS-13.
 */
export function tableOf(rounds: readonly Round[]): Score[] {
  const byUser = Map.groupBy(rounds, ({ userId }) => userId);
  return [...byUser]
    .map(([userId, own]) => scoreOf(userId, own))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.reachedAt - b.reachedAt || a.userId - b.userId);
}
