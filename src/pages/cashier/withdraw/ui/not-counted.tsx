import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import * as css from '@/shared/ui/office-page';

import { $bonuses } from '../model/terms';

/** Money of the player that cannot leave, and why. Row PAY-12. */
export function NotCounted() {
  const t = useT();
  const [bonuses, locale] = useUnit([$bonuses, $locale]);
  return (
    <section className={css.card} aria-label={t('withdraw.notCounted')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('withdraw.notCounted')}</h2>
      </header>
      <div className={css.body}>
        {bonuses.map(({ id, minor, iso }) => (
          <p key={id} className={css.line}>
            <span>{t('withdraw.bonus')}</span>
            <span className={css.strong}>{formatMoney(minor, iso, locale)}</span>
          </p>
        ))}
        <p className={css.quiet}>{t('withdraw.openBets')}</p>
      </div>
    </section>
  );
}
