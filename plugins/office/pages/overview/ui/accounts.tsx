import { buttonLook, Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { Card } from '../../../shared/card';
import { useMayDeposit } from '../../../shared/may-deposit';
import css from '../../../shared/office.module.css';

/** The accounts as the host knows them, the active one first. */
export function Accounts() {
  const { $t, $balance } = useHost();
  const [t, balance] = useUnit([$t, $balance]);
  const mayDeposit = useMayDeposit();
  const accounts = balance?.accounts ?? [];
  const sorted = [...accounts].sort((a, b) => Number(b.id === balance?.activeId) - Number(a.id === balance?.activeId));
  return (
    <Card className={css.third} title={t('office.overview.accounts')}>
      <ul className={css.rows}>
        {sorted.map(({ id, label, amount }) => (
          <li key={id} className={css.row}>
            <span className={css.start}>
              <bdi>{label}</bdi>
            </span>
            <strong className={id === balance?.activeId ? css.large : undefined}>
              <bdi>{amount}</bdi>
            </strong>
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        {mayDeposit && (
          <Link to="/office/recharge" className={buttonLook({ variant: 'primary' })}>
            {t('office.overview.deposit')}
          </Link>
        )}
        <Link to="/office/deduce" className={buttonLook({})}>
          {t('office.overview.withdraw')}
        </Link>
      </div>
    </Card>
  );
}
