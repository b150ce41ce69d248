import { MARKET_GROUP, OUTCOME } from '@contracts/markets';

type Outcome = { groupId: number; typeId: number; param?: number | undefined; sort: number };

const threeWide: readonly number[] = [
  MARKET_GROUP.result,
  MARKET_GROUP.doubleChance,
  MARKET_GROUP.nextGoal,
  MARKET_GROUP.firstHalfResult,
  MARKET_GROUP.quarterWinner,
];

/** How many outcomes of a market stand side by side. */
export function marketColumns(groupId: number, count: number): 2 | 3 {
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

/** The bookmaker's share of a market in tenths of a percent, from odds in thousandths; null while a price is missing. */
export function marginOf(milliOdds: readonly number[]): number | null {
  if (milliOdds.length < 2 || milliOdds.some((milli) => milli <= 1000)) return null;
  const sum = milliOdds.reduce((total, milli) => total + 1000 / milli, 0);
  return Math.round((sum - 1) * 1000);
}
