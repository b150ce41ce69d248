import { Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { WagerBonus } from '@contracts/bonuses';

import { Card } from '../../../shared/card';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** The last bonuses that are over, and how. */
export function Ended({ bonuses }: { bonuses: WagerBonus[] }) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  return (
    <Card title={t('office.bonus.ended')}>
      <ul className={css.rows}>
        {bonuses.map(({ id, product, iso, amount, done, required, status }) => (
          <li key={id} className={css.row}>
            <span className={css.start}>{t(`office.bonus.${product}`, { sum: moneyOf(amount, iso, locale) })}</span>
            <span className={css.quiet}>
              {t('office.bonus.stakedOf', { done: moneyOf(done, iso, locale), of: moneyOf(required, iso, locale) })}
            </span>
            <Tag>{t(`office.bonus.status.${status}`)}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
