import { marketGroups, outcomeTypes } from '@contracts/markets';

type Outcome = { groupId: number; typeId: number; param?: number | undefined; sort: number };

/** Markets with one line and two sides. */
const handicaps: readonly number[] = [
  marketGroups.handicap,
  marketGroups.gamesHandicap,
  marketGroups.pointsHandicap,
  marketGroups.setsHandicap,
  marketGroups.firstHalfHandicap,
  marketGroups.periodHandicap,
  marketGroups.cornersHandicap,
  marketGroups.cardsHandicap,
];
export const isHandicap = (groupId: number): boolean => handicaps.includes(groupId);

/** Markets whose outcomes are scores. */
export const isScoreGrid = (groupId: number): boolean =>
  groupId === marketGroups.correctScore || groupId === marketGroups.periodScore || groupId === marketGroups.setsScore;

export const playerGroups = [marketGroups.anytimeScorer, marketGroups.firstScorer, marketGroups.lastScorer] as const;
const ofPlayers: readonly number[] = playerGroups;
/** Markets whose outcomes are players of both sides. */
export const isPlayerList = (groupId: number): boolean => ofPlayers.includes(groupId);

const threeWide: readonly number[] = [
  marketGroups.result,
  marketGroups.nextGoal,
  marketGroups.firstHalfResult,
  marketGroups.quarterWinner,
  marketGroups.periodResult,
  marketGroups.lastGoal,
  marketGroups.cornersResult,
  marketGroups.cardsResult,
  marketGroups.halfWithMost,
  marketGroups.exactGoals,
  marketGroups.firstGoalTime,
  marketGroups.mostInPowerplay,
  marketGroups.mostInFirstOver,
];

/** How many outcomes of a market are beside each other. */
export function marketColumns(groupId: number, count: number): 1 | 2 | 3 {
  // Each button holds two names. If they were cut, two buttons would both read "Arsenal or …".
  if (groupId === marketGroups.doubleChance || groupId === marketGroups.periodDoubleChance) return 1;
  if (groupId === marketGroups.halfTimeFullTime || groupId === marketGroups.winningMargin) return 1;
  if (isScoreGrid(groupId)) return 3;
  return threeWide.includes(groupId) && count % 3 === 0 ? 3 : 2;
}

const goals = (param: number) => [Math.floor(param / 100), param % 100] as const;

/**
 * The columns of the correct-score grid: home wins, draws, away wins, fewest goals first. All other scores stand apart.
 */
export function scoreGrid<T extends Outcome>(outcomes: readonly T[]): { home: T[]; draw: T[]; away: T[]; other: T[] } {
  const grid: { home: T[]; draw: T[]; away: T[]; other: T[] } = { home: [], draw: [], away: [], other: [] };
  const byGoals = (a: T, b: T) => {
    const [home1, away1] = goals(a.param ?? 0);
    const [home2, away2] = goals(b.param ?? 0);
    return Math.max(home1, away1) - Math.max(home2, away2) || Math.min(home1, away1) - Math.min(home2, away2);
  };
  for (const outcome of outcomes) {
    if (outcome.typeId !== outcomeTypes.score) {
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

/** The columns that are in a grid of scores. Sets have no draws, so their two sides share the width. */
export function scoreColumns({ draw }: { draw: readonly unknown[] }): readonly ('home' | 'draw' | 'away')[] {
  return draw.length > 0 ? ['home', 'draw', 'away'] : ['home', 'away'];
}

/** Players by side, in the order of `sort`. What is about nobody by name stands apart. */
export function playerColumns<T extends Outcome>(outcomes: readonly T[]): { home: T[]; away: T[]; other: T[] } {
  const sideOf = ({ param = 0 }: T) => Math.floor(param / 100);
  return {
    home: outcomes.filter((outcome) => sideOf(outcome) === 1),
    away: outcomes.filter((outcome) => sideOf(outcome) === 2),
    other: outcomes.filter((outcome) => sideOf(outcome) === 0),
  };
}

/** Handicaps by line, as the home side sees it, both sides beside each other. A missing side keeps its place. */
export function handicapRows<T extends Outcome>(
  outcomes: readonly T[],
): { line: number; home: T | null; away: T | null }[] {
  const rows = new Map<number, { line: number; home: T | null; away: T | null }>();
  for (const outcome of outcomes) {
    const isHome = outcome.typeId === outcomeTypes.handicapHome;
    // Minus zero would make a line of its own.
    const line = (isHome ? (outcome.param ?? 0) : -(outcome.param ?? 0)) + 0;
    const row = rows.get(line) ?? { line, home: null, away: null };
    rows.set(line, { ...row, [isHome ? 'home' : 'away']: outcome });
  }
  return [...rows.values()].sort((a, b) => a.line - b.line);
}

type Sized = { id: number; markets: readonly unknown[] };

/** Of the room that markets have, px. A price is near its name. */
export const columnsIn = (width: number): number => (width < 560 ? 1 : width < 960 ? 2 : 3);

/** About how high a market is, in rows of prices. */
const rowsOf = ({ id, markets: { length } }: Sized) => 1.5 + Math.ceil(length / marketColumns(id, length));

/**
 * Markets in columns, the most important ones side by side at the top: each goes where it stands highest. Inside a column
 * they keep their order.
 */
export function inColumns<T extends Sized>(groups: readonly T[], count: number): T[][] {
  const columns = Array.from({ length: count }, () => ({ rows: 0, groups: [] as T[] }));
  for (const group of groups) {
    const shortest = columns.reduce((best, column) => (column.rows < best.rows ? column : best));
    shortest.groups.push(group);
    shortest.rows += rowsOf(group);
  }
  return columns.map((column) => column.groups).filter(({ length }) => length > 0);
}
