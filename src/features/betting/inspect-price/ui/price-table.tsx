import { useUnit } from 'effector-react';

import { marketMargin } from '@contracts/maths/index';

import { $book, type MarketGroup } from '@/entities/match';
import { $coefViewId } from '@/entities/preferences';
import { $locale, useT } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { formatOdds, placesOf } from '@/shared/lib/odds';

import { booksOf } from '../lib/books';
import { type PricePoint, sparkPoints } from '../lib/history';
import { $history } from '../model/history';
import * as css from './price-table.css';

const size = { width: 72, height: 18 };

function Spark({ points, now, name }: { points: readonly PricePoint[]; now: number; name: string }) {
  return (
    <svg
      className={css.spark}
      viewBox={`-1 -1 ${String(size.width + 2)} ${String(size.height + 2)}`}
      role="img"
      aria-label={name}
    >
      <polyline points={sparkPoints(points, size, now)} />
    </svg>
  );
}

type PriceTableProps = { group: MarketGroup; nameOf: (market: MarketGroup['markets'][number]) => string };

/**
 * Each book of the market: odds, chance without the margin, movement, and the margin beneath. It shows the moment at
 * which the player opened it.
 */
export function PriceTable({ group, nameOf }: PriceTableProps) {
  const t = useT();
  const [book, viewId, locale, history, now] = useUnit([$book, $coefViewId, $locale, $history, $now]);
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share / 10_000);
  const places = placesOf(
    group.markets.flatMap(({ id }) => [book?.priceOf(id) ?? 0, history.of(id)[0]?.milli ?? 0]),
    viewId,
  );
  const odds = (milli: number) => formatOdds(milli, viewId, locale, places);
  return (
    <div className={css.box}>
      {booksOf(group.markets).map(({ key, outcomes, winners }) => {
        const prices = outcomes.map(({ id }) => book?.priceOf(id) ?? 0);
        const found = marketMargin(prices, winners);
        return (
          <table key={key} className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('price.outcome')}</th>
                <th scope="col">{t('price.odds')}</th>
                <th scope="col">{t('price.probability')}</th>
                <th scope="col">{t('price.moves')}</th>
              </tr>
            </thead>
            <tbody>
              {outcomes.map((market, index) => {
                const price = prices[index] ?? 0;
                const points = history.of(market.id);
                const first = points[0]?.milli ?? price;
                return (
                  <tr key={market.id}>
                    <th scope="row">
                      <bdi>{nameOf(market)}</bdi>
                    </th>
                    <td>
                      <bdi>{price === 0 ? '–' : odds(price)}</bdi>
                    </td>
                    <td>{found ? percent(found.chances[index] ?? 0) : '–'}</td>
                    <td>
                      {points.length > 1 ? (
                        <Spark
                          points={points}
                          now={now}
                          name={t('price.fromTo', { from: odds(first), to: odds(price || first) })}
                        />
                      ) : (
                        t('price.still')
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
            {found && (
              <tfoot>
                <tr>
                  <td colSpan={4}>{t('price.margin', { percent: percent(found.margin) })}</td>
                </tr>
              </tfoot>
            )}
          </table>
        );
      })}
      <p className={css.note}>{t('price.note')}</p>
    </div>
  );
}
