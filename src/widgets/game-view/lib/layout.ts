import { MARKET_GROUP, OUTCOME } from '@contracts/markets';

type Outcome = { groupId: number; typeId: number; param?: number | undefined; sort: number };

/** Markets whose outcomes are a line on either side. */
const handicaps: readonly number[] = [MARKET_GROUP.handicap, MARKET_GROUP.gamesHandicap, MARKET_GROUP.pointsHandicap];
export const isHandicap = (groupId: number): boolean => handicaps.includes(groupId);

const threeWide: readonly number[] = [
  MARKET_GROUP.result,
  MARKET_GROUP.nextGoal,
  MARKET_GROUP.firstHalfResult,
  MARKET_GROUP.quarterWinner,
];

/** How many outcomes of a market stand side by side. */
export function marketColumns(groupId: number, count: number): 1 | 2 | 3 {
  // Two names on each button: cut, "Arsenal or …" would be said twice.
  if (groupId === MARKET_GROUP.doubleChance) return 1;
  if (groupId === MARKET_GROUP.correctScore) return 3;
  return threeWide.includes(groupId) && count % 3 === 0 ? 3 : 2;
}

const goals = (param: number) => [Math.floor(param / 100), param % 100] as const;

/** The columns of the correct-score grid: home wins, draws, away wins, each from the fewest goals up; the rest apart. */
export function scoreGrid<T extends Outcome>(outcomes: readonly T[]): { home: T[]; draw: T[]; away: T[]; other: T[] } {
  const grid: { home: T[]; draw: T[]; away: T[]; other: T[] } = { home: [], draw: [], away: [], other: [] };
  const byGoals = (a: T, b: T) => {
    const [home1, away1] = goals(a.param ?? 0);
    const [home2, away2] = goals(b.param ?? 0);
    return Math.max(home1, away1) - Math.max(home2, away2) || Math.min(home1, away1) - Math.min(home2, away2);
  };
  for (const outcome of outcomes) {
    if (outcome.typeId !== OUTCOME.score) {
      grid.other.push(outcome);
      continue;
    }
    const [home, away] = goals(outcome.param ?? 0);
    grid[home > away ? 'home' : home < away ? 'away' : 'draw'].push(outcome);
  }
  grid.home.sort(byGoals);
  grid.draw.sort(byGoals);
  grid.away.sort(byGoals);
  return grid;
}

/** Handicaps by line from the home side's point of view, sides beside each other; a side that is not offered keeps its place. */
export function handicapRows<T extends Outcome>(
  outcomes: readonly T[],
): { line: number; home: T | null; away: T | null }[] {
  const rows = new Map<number, { line: number; home: T | null; away: T | null }>();
  for (const outcome of outcomes) {
    const isHome = outcome.typeId === OUTCOME.handicapHome;
    // Minus zero would be a line of its own.
    const line = (isHome ? (outcome.param ?? 0) : -(outcome.param ?? 0)) + 0;
    const row = rows.get(line) ?? { line, home: null, away: null };
    rows.set(line, { ...row, [isHome ? 'home' : 'away']: outcome });
  }
  return [...rows.values()].sort((a, b) => a.line - b.line);
}
