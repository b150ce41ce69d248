import { pegRows, pocketPays } from '@contracts/games';

import type { Round } from '../lib/room';
import * as css from './boards.css';

const width = 100;

/** Rows of pegs, the way of the ball in the last round, and what each pocket pays. The text under it says the same. */
export function PegFigure({ round, rows: wanted, risk }: { round: Round | null } & Wanted) {
  const rows = round?.choice.rows ?? wanted ?? pegRows[0];
  const gap = width / (rows + 2);
  const x = (row: number, place: number) => width / 2 + (place - row / 2) * gap;
  const way = round?.draws ?? [];
  const points = way.reduce<{ row: number; place: number }[]>(
    (known, draw) => {
      const last = known.at(-1) ?? { row: 0, place: 0 };
      return [...known, { row: last.row + 1, place: last.place + draw }];
    },
    [{ row: 0, place: 0 }],
  );
  const end = points.at(-1) ?? { row: 0, place: 0 };
  const line = points.map(({ row, place }) => `${String(x(row, place))},${String((row + 0.5) * gap)}`).join(' ');
  const pays = pocketPays(round?.choice ?? { rows, risk });
  return (
    <>
      <svg className={css.figure} viewBox={`0 0 ${String(width)} ${String((rows + 1) * gap)}`} aria-hidden="true">
        {Array.from({ length: rows }, (_, row) =>
          Array.from({ length: row + 1 }, (__, place) => (
            <circle
              key={`${String(row)} ${String(place)}`}
              className={css.peg}
              r={gap / 8}
              cx={x(row, place)}
              cy={(row + 1) * gap}
            />
          )),
        )}
        {way.length > 0 && <polyline className={css.path} points={line} />}
        {way.length > 0 && (
          <circle className={css.landed} r={gap / 3} cx={x(end.row, end.place)} cy={(end.row + 0.5) * gap} />
        )}
      </svg>
      <ol className={css.pockets} aria-hidden="true">
        {pays.map((pay, pocket) => (
          <li key={pocket} className={css.pocket} data-here={way.length > 0 && pocket === end.place}>
            {pay / 100}
          </li>
        ))}
      </ol>
    </>
  );
}

type Wanted = { rows: number | undefined; risk: 'low' | 'medium' | 'high' | undefined };
