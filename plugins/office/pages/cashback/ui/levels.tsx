import { Tag } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Cashback } from '@contracts/cashback';

import { Card } from '../../../shared/card';
import css from '../../../shared/office.module.css';

/** From how many points on comes how much, and where the player is. No level asks for more play. */
export function Levels({ cashback: { levels, level, points } }: { cashback: Cashback }) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <Card title={t('office.cashback.levels')}>
      <p className={css.quiet}>{t('office.cashback.points', { points: number(points) })}</p>
      <ol className={css.rows}>
        {levels.map(({ from, percent }, place) => (
          <li key={from} className={css.row} aria-current={place === level ? 'true' : undefined}>
            <span className={css.start}>{t('office.cashback.from', { points: number(from) })}</span>
            {place === level && <Tag>{t('office.cashback.here')}</Tag>}
            <span className={css.number}>{t('office.cashback.share', { percent })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
