import { useUnit } from 'effector-react';

import { isAtDesk } from '@contracts/payments';

import { wayIcon } from '@/entities/cashier/payment';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Icon } from '@/shared/ui/icon';
import * as css from '@/shared/ui/office-page';

import type { Method } from '../lib/deposit';
import * as own from './page.css';

type MethodRowProps = { method: Method; iso: string; isChosen: boolean; onChoose: () => void };

/** One way to pay in: what it costs, takes and needs. One that is not offered now says why. Row PAY-02. */
export function MethodRow({ method, iso, isChosen, onChoose }: MethodRowProps) {
  const t = useT();
  const locale = useUnit($locale);
  const { id, feeBasis, min, max, etaSec, why, pays } = method;
  const money = (minor: number) => formatMoney(minor, iso, locale);
  const share = new Intl.NumberFormat(locale).format(feeBasis / 100);
  return (
    <label className={own.method}>
      <input
        type="radio"
        name="deposit-method"
        className={own.radio}
        checked={isChosen}
        disabled={why !== undefined}
        onChange={onChoose}
      />
      <Icon name={wayIcon[id]} size={20} className={own.sign} />
      <span className={css.strong}>{t(`cashier.method.${id}`)}</span>
      <span className={own.end}>
        <span>{feeBasis === 0 ? t('cashier.noFee') : t('cashier.fee', { share })}</span>
        {pays !== undefined && <span>{` · ${t('cashier.paysIn', { iso: pays })}`}</span>}
      </span>
      <span className={css.quiet}>{t('cashier.bounds', { min: money(min), max: money(max) })}</span>
      <span className={why === undefined ? own.arrives : own.closed}>
        {why === undefined
          ? t(isAtDesk(id) ? 'cashier.eta.desk' : etaSec < 30 ? 'cashier.eta.now' : 'cashier.eta.minute')
          : t(`cashier.why.${why}`)}
      </span>
    </label>
  );
}
