import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import * as css from '@/shared/ui/office-page';

import type { Method } from '../lib/deposit';
import * as own from './page.css';

type MethodRowProps = { method: Method; iso: string; isChosen: boolean; onChoose: () => void };

/** One way to pay in: what it costs, takes and needs. One that is not offered now says why. Row PAY-02. */
export function MethodRow({ method, iso, isChosen, onChoose }: MethodRowProps) {
  const t = useT();
  const locale = useUnit($locale);
  const { id, feeBasis, min, max, etaSec, why } = method;
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
      <span className={css.strong}>{t(`cashier.method.${id}`)}</span>
      <span>{t('cashier.bounds', { min: money(min), max: money(max) })}</span>
      <span className={css.quiet}>
        {why === undefined ? t(etaSec < 30 ? 'cashier.eta.now' : 'cashier.eta.minute') : t(`cashier.why.${why}`)}
      </span>
      <span className={css.quiet}>{feeBasis === 0 ? t('cashier.noFee') : t('cashier.fee', { share })}</span>
    </label>
  );
}
