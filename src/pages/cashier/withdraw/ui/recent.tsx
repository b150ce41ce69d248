import { useUnit } from 'effector-react';

import { withdrawalStateText } from '@/entities/cashier/payment';
import { $format, $locale, formatDateTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { $withdrawals, withdrawalChosen } from '../model/withdrawals';

/** The player's last withdrawals; each opens where it is. */
export function Recent() {
  const t = useT();
  const [withdrawals, format, locale, choose] = useUnit([$withdrawals, $format, $locale, withdrawalChosen]);
  if (withdrawals.length === 0) return null;
  return (
    <section className={css.card} aria-label={t('withdraw.recent')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('withdraw.recent')}</h2>
        <AppLink className={css.link} to="/office/transactions?days=365&kind=withdrawals">
          {t('withdraw.all.statement')}
        </AppLink>
      </header>
      <ul className={css.list}>
        {withdrawals.map(({ id, number, state, methodId, minor, iso, createdAt }) => (
          <li key={id} className={css.item}>
            <span className={css.grow}>
              <Button variant="link" size="sm" onClick={() => choose(id)}>
                {t('withdraw.number', { number })}
              </Button>
              <span className={css.quiet}>
                {t(withdrawalStateText(state, methodId))} · {formatDateTime(createdAt, format)}
              </span>
            </span>
            <span className={css.strong}>{formatMoney(minor, iso, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
