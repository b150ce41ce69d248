import { useUnit } from 'effector-react';

import { isAtDesk } from '@contracts/payments';

import { wayIcon } from '@/entities/cashier/payment';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Icon } from '@/shared/ui/icon';
import * as css from '@/shared/ui/office-page';

import type { Terms, Way } from '../lib/withdrawal';
import * as own from './page.css';

/** One way out: what it takes of the typed sum, at most, and at what cost. One that takes nothing says why. Row PAY-02. */
export function WayRow({ way, terms, part }: { way: Way; terms: Terms; part: number }) {
  const t = useT();
  const locale = useUnit($locale);
  const { id, takes, why, feeBasis, etaSec } = way;
  const money = (minor: number) => formatMoney(minor, terms.iso, locale);
  const share = new Intl.NumberFormat(locale).format(feeBasis / 100);
  const cost = feeBasis === 0 ? t('cashier.noFee') : t('cashier.fee', { share });
  return (
    <li className={own.way}>
      <Icon name={wayIcon[id]} size={20} className={own.sign} />
      <span className={css.strong}>{t(`cashier.method.${id}`)}</span>
      <span className={`${css.strong} ${own.end}`}>{part > 0 ? money(part) : '—'}</span>
      {why === undefined ? (
        <span className={css.quiet}>
          {takes === null
            ? t('withdraw.takesRest', { last4: (terms.cryptoAddress ?? terms.bankAccount)?.last4 ?? '' })
            : t('withdraw.takesUpTo', { sum: money(takes) })}
        </span>
      ) : (
        <span className={own.why}>{t(`withdraw.why.${why}`)}</span>
      )}
      <span className={`${css.quiet} ${own.end}`}>
        {cost} · {t(isAtDesk(id) ? 'withdraw.eta.desk' : etaSec < 30 ? 'cashier.eta.now' : 'cashier.eta.minute')}
      </span>
    </li>
  );
}
