import type { ReactNode } from 'react';

import { isOpenBet, oddsOf, type PlacedBet, singlePriceOf } from '@/entities/bet';
import { useFormat, usePlaces } from '@/entities/bet-format';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';

import * as css from './read-bet.css';

/**
 * Stake, price and result. Shows a price only where it multiplies the stake, and a possible win only while it is
 * possible.
 */
export function BetSums({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const { money, odds, multiplier } = useFormat(usePlaces(oddsOf(bet)));
  const price = singlePriceOf(bet);
  const sums: [string, ReactNode][] = [
    [t('coupon.stake'), <Money text={money(bet.stake, bet.iso)} />],
    ...(bet.isEachWay === true
      ? [[t('bets.eachWay'), <bdi>2 × {money(Math.floor(bet.stake / 2), bet.iso)}</bdi>] as [string, ReactNode]]
      : []),
    ...(bet.bonusMilli === null
      ? []
      : [[t('coupon.bonusBet'), <bdi>{multiplier(bet.bonusMilli)}</bdi>] as [string, ReactNode]]),
    ...(price === null ? [] : [[t('coupon.accepted.odds'), <bdi>{odds(price)}</bdi>] as [string, ReactNode]]),
    ...(bet.soldStake > 0
      ? ([
          [t('coupon.bets.soldStake'), <Money text={money(bet.soldStake, bet.iso)} />],
          [t('coupon.bets.soldPaid'), <Money text={money(bet.soldPaid, bet.iso)} />],
        ] as [string, ReactNode][])
      : []),
    ...(isOpenBet(bet)
      ? [[t('coupon.possibleWin'), <Money text={money(bet.possibleWin, bet.iso)} />] as [string, ReactNode]]
      : []),
    ...(bet.payout === null
      ? []
      : [[t('coupon.bets.payout'), <Money text={money(bet.payout, bet.iso)} />] as [string, ReactNode]]),
  ];
  return (
    <dl className={css.sums}>
      {sums.map(([term, sum]) => (
        <div key={term} className={css.pair}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.sum}>{sum}</dd>
        </div>
      ))}
    </dl>
  );
}
