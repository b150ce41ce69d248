import { type GameMaths, hasOnly, partOf, type Risk, sum } from './game.ts';

export const pegRows = [8, 12, 16] as const;
type Rows = (typeof pegRows)[number];

/** What a pocket pays, in hundredths of the stake, from the edge to the middle; the other half is the same. */
const halves: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: { low: [280, 160, 110, 91, 83], medium: [610, 220, 120, 81, 68], high: [1300, 280, 110, 69, 62] },
  12: {
    low: [570, 290, 180, 130, 100, 88, 84],
    medium: [2200, 630, 270, 150, 98, 77, 70],
    high: [7700, 1300, 380, 160, 88, 63, 55],
  },
  16: {
    low: [1200, 550, 310, 200, 150, 110, 97, 87, 86],
    medium: [8100, 2000, 740, 340, 190, 120, 90, 76, 72],
    high: [50_200, 6800, 1600, 530, 230, 120, 78, 60, 53],
  },
};

const isRows = (rows: number | undefined): rows is Rows => pegRows.some((known) => known === rows);

/** What each pocket pays, in hundredths of the stake, from left to right: one more pocket than there are rows. */
export function pocketPays({ rows, risk = 'low' }: { rows?: number | undefined; risk?: Risk | undefined }): number[] {
  const half = halves[isRows(rows) ? rows : 8][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** In how many ways of 2^rows the ball comes into each pocket. */
function waysInto(rows: number): number[] {
  let ways = [1];
  for (let row = 0; row < rows; row++) ways = [...ways, 0].map((own, pocket) => own + (ways[pocket - 1] ?? 0));
  return ways;
}

/** How likely the ball comes into each pocket, from left to right. */
export const pocketChances = ({ rows = 8 }: { rows?: number | undefined }): number[] =>
  waysInto(rows).map((ways) => ways / 2 ** rows);

const share = (choice: { rows?: number | undefined }, worth: (pocket: number) => number): number => {
  const { rows = 8 } = choice;
  return sum(waysInto(rows).map((ways, pocket) => ways * worth(pocket))) / 2 ** rows;
};

/** A ball falls past rows of pegs, at each to the left (0) or to the right (1). */
export const pegs: GameMaths<'peg-drop'> = {
  slug: 'peg-drop',
  first: { rows: 12, risk: 'low' },
  shapeOf: ({ rows = 8 }) => ({ count: rows, of: 2 }),
  isChoice: (choice) =>
    hasOnly(choice, ['rows', 'risk']) && isRows(choice.rows) && choice.risk !== undefined && choice.risk in halves[8],
  payoutOf: (draws, choice, minor) => partOf(minor, pocketPays(choice)[sum(draws)] ?? 0, 100),
  returnOf: (choice) => share(choice, (pocket) => pocketPays(choice)[pocket] ?? 0) / 100,
  hitRateOf: (choice) => share(choice, (pocket) => ((pocketPays(choice)[pocket] ?? 0) > 0 ? 1 : 0)),
};
