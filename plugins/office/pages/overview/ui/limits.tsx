import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';
import { largestStake } from '@contracts/protection/numbers';

import { Card } from '../../../shared/card';
import { momentOf } from '../../../shared/moment';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** How much of each limit is used. Setting one is a page of the host. */
export function Limits({ limits }: Pick<Overview, 'limits'>) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const money = (sum: number, iso: string) => moneyOf(sum, iso, format.locale);
  return (
    <Card
      className={css.two}
      title={t('office.overview.limits')}
      link={{ to: '/office/responsible', text: t('office.overview.allLimits') }}
    >
      {limits.length === 0 && <p className={css.quiet}>{t('office.overview.noLimits')}</p>}
      {limits.map(({ limitType, name, iso, used, of, endsAt }) => {
        // One stake uses up nothing.
        const isOfOne = limitType === largestStake;
        const most = money(of, iso);
        const text = isOfOne ? most : t('office.overview.used', { used: money(used, iso), of: most });
        return (
          <div key={limitType} className={css.limit}>
            <span className={css.head}>
              <bdi>{name}</bdi>
              <span className={css.quiet}>{text}</span>
            </span>
            {!isOfOne && (
              <meter className={css.meter} min={0} max={of} value={used} aria-label={name} aria-valuetext={text} />
            )}
            {endsAt !== null && (
              <span className={css.quiet}>{t('office.overview.resets', { time: momentOf(endsAt, format) })}</span>
            )}
          </div>
        );
      })}
    </Card>
  );
}
