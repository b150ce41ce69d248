import { Link, Note } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import type { Overview } from '@contracts/overview';

import { useMayDeposit } from '../../../shared/may-deposit';
import { moneyOf } from '../../../shared/money';
import css from '../../../shared/office.module.css';

/** What the player owes for deposits that went back, and where it can be paid. */
export function Owed({ owed }: Pick<Overview, 'owed'>) {
  const { $t, $format } = useHost();
  const [t, { locale }] = useUnit([$t, $format]);
  const mayDeposit = useMayDeposit();
  return owed.map(({ currency, amount }) => (
    <Note key={currency} tone="warning">
      <span>{t('office.overview.owed', { sum: moneyOf(amount, currency, locale) })}</span>{' '}
      {mayDeposit && (
        <Link to="/office/recharge" className={css.link}>
          {t('office.overview.deposit')}
        </Link>
      )}
    </Note>
  ));
}
