import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import * as css from '@/shared/ui/office-page';

import { columns, sorted } from '../lib/sorting';
import { type Part, type Tracker, type Way, ways } from '../lib/tracker';
import { $filter, columnPressed } from '../model/tracker';
import * as own from './page.css';
import { useWords } from './use-words';

function Heads({ way }: { way: Way }) {
  const t = useT();
  const [{ sorting }, press] = useUnit([$filter, columnPressed]);
  return (
    <tr>
      <th scope="col" className={own.first}>
        {t(`tracker.by.${way}`)}
      </th>
      {columns.map((column) => {
        const order = sorting.isRising ? 'ascending' : 'descending';
        return (
          <th key={column} scope="col" className={own.head} aria-sort={sorting.column === column ? order : undefined}>
            <button type="button" className={own.sort} onClick={() => press(column)}>
              {t(`tracker.head.${column}`)}
            </button>
            {sorting.column === column && <span aria-hidden="true">{sorting.isRising ? ' ↑' : ' ↓'}</span>}
          </th>
        );
      })}
    </tr>
  );
}

function Row({ way, part, iso }: { way: Way; part: Part; iso: string }) {
  const { signed, share, count, partName } = useWords(iso);
  const { bets, profit, returns, clv } = part.sums;
  return (
    <tr>
      <th scope="row" className={own.first}>
        <bdi>{partName(way, part)}</bdi>
      </th>
      <td className={own.number}>{count(bets)}</td>
      <td className={`${own.number} ${own.gain}`} data-gain={profit > 0 ? '' : undefined}>
        <bdi>{signed(profit)}</bdi>
      </td>
      <td className={own.number}>
        <bdi>{share(returns)}</bdi>
      </td>
      <td className={own.number}>
        <bdi>{share(clv)}</bdi>
      </td>
    </tr>
  );
}

/** The same bets by sport, market, odds, type and tag. A bet may have several tags. Row TRACK-01. */
export function Breakdown({ tracker: { by, iso } }: { tracker: Tracker }) {
  const t = useT();
  const { sorting } = useUnit($filter);
  return (
    <div className={`${own.parts} ${css.offPaper}`}>
      {ways
        .filter((way) => by[way].length > 0)
        .map((way) => (
          <div key={way} className={css.card}>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse */}
            <div className={own.frame} role="region" tabIndex={0} aria-label={t(`tracker.by.${way}`)}>
              <table className={own.table}>
                <thead>
                  <Heads way={way} />
                </thead>
                <tbody>
                  {sorted(by[way], sorting).map((part) => (
                    <Row key={part.id} way={way} part={part} iso={iso} />
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        ))}
    </div>
  );
}
