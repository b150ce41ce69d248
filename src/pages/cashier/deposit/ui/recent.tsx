import { useUnit } from 'effector-react';

import { depositStateText } from '@/entities/cashier/payment';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';

import { $deposits, paymentChosen } from '../model/payment';

/** The player's last deposits; each opens where it is. */
export function Recent() {
  const t = useT();
  const [deposits, locale, choose] = useUnit([$deposits, $locale, paymentChosen]);
  if (deposits.length === 0) return null;
  return (
    <section className={css.card} aria-label={t('cashier.recent')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('cashier.recent')}</h2>
      </header>
      <ul className={css.list}>
        {deposits.map(({ id, number, state, methodId, minor, iso }) => (
          <li key={id} className={css.item}>
            <span className={css.grow}>
              <Button variant="link" size="sm" onClick={() => choose(id)}>
                {t('cashier.number', { number })}
              </Button>
              <span className={css.quiet}>{t(depositStateText(state, methodId))}</span>
            </span>
            <span className={css.strong}>{formatMoney(minor, iso, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
