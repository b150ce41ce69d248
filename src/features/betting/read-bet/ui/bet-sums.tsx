import type { ReactNode } from 'react';

import { isOpenBet, singlePriceOf, type PlacedBet } from '@/entities/bet';
import { useT } from '@/shared/i18n';
import { Money } from '@/shared/ui/money';

import { useFormat } from '../lib/use-format';
import * as css from './read-bet.css';

/** Stake, price and what it came to. A price stands only where it multiplies the stake; a possible win only while it is possible. */
export function BetSums({ bet }: { bet: PlacedBet }) {
  const t = useT();
  const { money, odds, multiplier } = useFormat(bet);
  const price = singlePriceOf(bet);
  const sums: [string, ReactNode][] = [
    [t('coupon.stake'), <Money text={money(bet.stake)} />],
    ...(bet.bonusMilli === null
      ? []
      : [[t('coupon.bonusBet'), <bdi>{multiplier(bet.bonusMilli)}</bdi>] as [string, ReactNode]]),
    ...(price === null ? [] : [[t('coupon.accepted.odds'), <bdi>{odds(price)}</bdi>] as [string, ReactNode]]),
    ...(bet.soldStake > 0
      ? ([
          [t('coupon.bets.soldStake'), <Money text={money(bet.soldStake)} />],
          [t('coupon.bets.soldPaid'), <Money text={money(bet.soldPaid)} />],
        ] as [string, ReactNode][])
      : []),
    ...(isOpenBet(bet)
      ? [[t('coupon.possibleWin'), <Money text={money(bet.possibleWin)} />] as [string, ReactNode]]
      : []),
    ...(bet.payout === null
      ? []
      : [[t('coupon.bets.payout'), <Money text={money(bet.payout)} />] as [string, ReactNode]]),
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
