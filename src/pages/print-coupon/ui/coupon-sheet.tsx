import { useUnit } from 'effector-react';

import { oddsOf, statusKeys, typeText, type PlacedBet } from '@/entities/bet';
import { $coefViewId } from '@/entities/preferences';
import { fullOutcome } from '@/features/betting/pick-outcome';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { formatOdds, placesOf } from '@/shared/lib/odds';
import { Money } from '@/shared/ui/money';

import * as css from './page.css';

/** The legs as a table, the sums below: nothing that needs colour or a screen. */
export function CouponSheet({ coupon }: { coupon: PlacedBet }) {
  const t = useT();
  const [format, locale, viewId] = useUnit([$format, $locale, $coefViewId]);
  const places = placesOf(oddsOf(coupon), viewId);
  const odds = (milli: number) => formatOdds(milli, viewId, locale, places);
  const money = (minor: number) => <Money text={formatMoney(minor, coupon.iso, locale)} />;

  return (
    <>
      <p>
        {t('coupon.accepted.number', { number: coupon.id })} · {typeText(t, coupon)} ·{' '}
        {formatDateTime(coupon.placedAt, format)}
      </p>
      <table className={css.table}>
        <tbody>
          {coupon.legs.map((leg) => (
            <tr key={leg.marketId}>
              <th scope="row">
                {fullOutcome(t, leg, { opp1: { name: leg.game.opp1 }, opp2: { name: leg.game.opp2 } })}
                <div className={css.match}>
                  <bdi>{leg.game.opp1}</bdi> – <bdi>{leg.game.opp2}</bdi>
                </div>
              </th>
              <td>{t(statusKeys[leg.statusId])}</td>
              <td>
                <bdi>{odds(leg.milliOdds)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.facts}>
        <dt>{t('coupon.stake')}</dt>
        <dd>{money(coupon.stake)}</dd>
        <dt>{t('coupon.accepted.odds')}</dt>
        <dd>
          <bdi>{odds(coupon.milliOdds)}</bdi>
        </dd>
        <dt>{t(coupon.payout === null ? 'coupon.possibleWin' : 'coupon.bets.payout')}</dt>
        <dd>{money(coupon.payout ?? coupon.possibleWin)}</dd>
      </dl>
    </>
  );
}
