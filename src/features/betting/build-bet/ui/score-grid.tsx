import { useUnit } from 'effector-react';

import type { BuilderHow } from '@contracts/builder';

import { $format, useT } from '@/shared/i18n';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { figuresIn } from '../lib/figures';
import * as css from './join.css';

type Grid = NonNullable<BuilderHow['grid']>;
type Cell = Grid['rows'][number][number];

/** All parts win with this score, some ways to it win, or none. */
const markOf = ({ chance, won }: Cell): 'all' | 'some' | undefined =>
  won === 0 ? undefined : won >= chance ? 'all' : 'some';

function Score({ cell }: { cell: Cell }) {
  const t = useT();
  const chance = figuresIn(useUnit($format).locale).bare(cell.chance);
  const mark = markOf(cell);
  return (
    <td className={css.cell} data-mark={mark}>
      <span aria-hidden={mark === undefined ? undefined : true}>{chance}</span>
      {mark && (
        <VisuallyHidden>{t(mark === 'all' ? 'builder.gridWins' : 'builder.gridSome', { chance })}</VisuallyHidden>
      )}
    </td>
  );
}

/** Final scores: the first side down, the second across. */
export function ScoreGrid({ grid: { from, rows }, sides }: { grid: Grid; sides: { opp1: string; opp2: string } }) {
  const t = useT();
  const { goals } = figuresIn(useUnit($format).locale);
  return (
    <table className={css.grid}>
      <caption className={css.caption}>{t('builder.grid')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={rows.length} className={css.side}>
            <bdi>{sides.opp2}</bdi>
          </th>
        </tr>
        <tr>
          <th scope="col" className={css.side}>
            <bdi>{sides.opp1}</bdi>
          </th>
          {rows.map((_, index) => (
            <th key={index} scope="col" className={css.side}>
              {goals(from[1] + index)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row" className={css.side}>
              {goals(from[0] + index)}
            </th>
            {row.map((cell, at) => (
              <Score key={at} cell={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
