import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Cashback } from '@contracts/cashback';

import { Card } from '../../../shared/card';
import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** What was staked and lost, week by week or month by month, the running one first. */
export function Periods({ cashback: { period, periods, iso } }: { cashback: Cashback }) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const money = (sum: number) => moneyOf(sum, iso, format.locale);
  return (
    <Card title={t(`office.cashback.${period}s`)}>
      <dl className={css.facts}>
        {periods.map(({ from, staked, lost }) => (
          <div key={from} className={css.fact}>
            <dt>{t('office.cashback.since', { time: momentOf(from, format) })}</dt>
            <dd>
              {staked === 0 && lost === 0
                ? t('office.cashback.nothing')
                : t(lost > 0 ? 'office.cashback.lost' : 'office.cashback.won', {
                    staked: money(staked),
                    sum: money(Math.abs(lost)),
                  })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
