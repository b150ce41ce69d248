import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Partner } from '@contracts/partner';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

/** How many registered by the link, month by month, and how many of them count. */
export function Months({ partner: { months, came, counted } }: { partner: Partner }) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const nameOf = (seconds: number) =>
    new Date(seconds * 1000).toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Card title={t('office.partner.came', { came, counted })}>
      {months.length === 0 && <p className={css.quiet}>{t('office.partner.none')}</p>}
      <dl className={css.facts}>
        {months.map((month) => (
          <div key={month.from} className={css.fact}>
            <dt>{nameOf(month.from)}</dt>
            <dd>{t('office.partner.month', month)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
