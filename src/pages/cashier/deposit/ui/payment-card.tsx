import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { isAtDesk } from '@contracts/payments';

import { depositStateText, receiptPath } from '@/entities/cashier/payment';
import { rateText } from '@/shared/exchange';
import { $format, $locale, formatDateTime, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { createPartView } from '@/shared/part';
import { AppLink } from '@/shared/routing';
import { Button, buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import type { Deposit } from '../lib/deposit';
import { goText, meaningOf, toneOf } from '../lib/texts';
import { paymentClosed } from '../model/payment';

/** The code for steps at another site loads only when they are needed. */
const HowToPay = createPartView({
  name: 'how to pay',
  load: () => import('./how-to-pay'),
  view: (module) => module.HowToPay,
});

/** Where one deposit is, as the server says it: its steps with their times, and what the player may do. Row PAY-13. */
export function PaymentCard({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const [format, locale, close] = useUnit([$format, $locale, paymentClosed]);
  const {
    id,
    number,
    methodId,
    state,
    minor,
    fee,
    iso,
    charged,
    bonus,
    asked,
    surplus,
    forDebt,
    steps,
    url,
    expiresAt,
  } = deposit;
  const title = t('cashier.number', { number });
  const { tone, icon } = toneOf(state);
  const paid = formatMoney(charged?.minor ?? minor + fee, charged?.iso ?? iso, locale);
  const receipt = [
    ['cashier.sum.way', t(`cashier.method.${methodId}`)],
    ['cashier.sum.credited', formatMoney(minor, iso, locale)],
    ...(forDebt === 0 ? [] : [['cashier.sum.debt', formatMoney(forDebt, iso, locale)] as const]),
    ['cashier.sum.fee', formatMoney(fee, iso, locale)],
    ['cashier.sum.taken', paid],
  ] as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [id]);
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.name} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <span className={css.strong}>{paid}</span>
      </header>
      <div className={css.body}>
        <Note tone={tone} icon={icon} title={t(depositStateText(state, methodId))} role="status">
          {t(meaningOf(deposit), {
            ...deposit.confirmations,
            time: isAtDesk(methodId) ? formatDateTime(expiresAt, format) : formatTime(expiresAt, format),
          })}
        </Note>
        {receipt.map(([key, sum]) => (
          <p key={key} className={css.line}>
            <span>{t(key)}</span>
            <bdi className={css.strong}>{sum}</bdi>
          </p>
        ))}
        {charged !== null && <p className={css.quiet}>{rateText(charged.rate, charged.iso, iso, locale)}</p>}
        {asked !== null && (
          <p className={css.quiet}>{t('cashier.text.less', { asked: formatMoney(asked, iso, locale) })}</p>
        )}
        {surplus !== null && (
          <p className={css.quiet}>
            {t('cashier.text.more', { surplus: formatMoney(surplus.minor, surplus.iso, locale) })}
          </p>
        )}
        {(bonus === 'sport' || bonus === 'casino') && (
          <p className={css.line}>
            <span>{t('cashier.bonus.with')}</span>
            <AppLink className={css.link} to="/office/bonuses/wager">
              {t(`cashier.bonus.product.${bonus}`)}
            </AppLink>
          </p>
        )}
        {state === 'needs_action' && <HowToPay deposit={deposit} />}
        <ol className={css.list}>
          {steps.map((step) => (
            <li key={step.state} className={css.line}>
              <span>{t(depositStateText(step.state, methodId))}</span>
              <span className={css.quiet}>{formatDateTime(step.at, format)}</span>
            </li>
          ))}
        </ol>
        <div className={css.actions}>
          {state === 'needs_action' && url !== null && (
            <a className={buttonLook({ variant: 'primary', size: 'lg' })} href={url}>
              {t(goText(methodId))}
            </a>
          )}
          {state === 'succeeded' && (
            <AppLink className={buttonLook({ size: 'lg' })} to={receiptPath(id)}>
              {t('cashier.receipt')}
            </AppLink>
          )}
          <Button size="lg" onClick={() => close()}>
            {t('cashier.done')}
          </Button>
        </div>
      </div>
    </section>
  );
}
