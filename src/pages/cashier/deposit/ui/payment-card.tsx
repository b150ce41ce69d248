import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { $format, $locale, formatDateTime, formatTime, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { Button, buttonLook } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import type { Deposit } from '../lib/deposit';
import { meaningOf, stateText, toneOf } from '../lib/texts';
import { paymentClosed } from '../model/payment';

/** Where one deposit is, as the server says it: its steps with their times, and what the player may do. Row PAY-13. */
export function PaymentCard({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const [format, locale, close] = useUnit([$format, $locale, paymentClosed]);
  const { id, number, state, minor, fee, iso, steps, url, expiresAt } = deposit;
  const title = t('cashier.number', { number });
  const { tone, icon } = toneOf(state);
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
        <span className={css.strong}>{formatMoney(minor + fee, iso, locale)}</span>
      </header>
      <div className={css.body}>
        <Note tone={tone} icon={icon} title={t(stateText(state))} role="status">
          {t(meaningOf(deposit), { time: formatTime(expiresAt, format) })}
        </Note>
        <ol className={css.list}>
          {steps.map((step) => (
            <li key={step.state} className={css.line}>
              <span>{t(stateText(step.state))}</span>
              <span className={css.quiet}>{formatDateTime(step.at, format)}</span>
            </li>
          ))}
        </ol>
        <div className={css.actions}>
          {state === 'needs_action' && url !== null && (
            <a className={buttonLook({ variant: 'primary', size: 'lg' })} href={url}>
              {t('cashier.go')}
            </a>
          )}
          <Button size="lg" onClick={() => close()}>
            {t('cashier.done')}
          </Button>
        </div>
      </div>
    </section>
  );
}
