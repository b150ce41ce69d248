import { useUnit } from 'effector-react';

import { $format, formatDateTime, useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import * as css from '@/shared/ui/office-page';

import type { Withdrawal } from '../lib/withdrawal';
import * as own from './page.css';

/** Few withdrawals have a code to show: what draws it comes with it. */
const QrCode = createPartView({
  name: 'code for the desk',
  load: () => import('@/shared/ui/qr-code'),
  view: (module) => module.QrCode,
});

/** What the player shows at a cash desk, and until when it is good. */
export function DeskReceipt({ desk: { code, until } }: { desk: NonNullable<Withdrawal['desk']> }) {
  const t = useT();
  const format = useUnit($format);
  return (
    <section className={own.receipt} aria-label={t('withdraw.desk.title')}>
      <QrCode text={code} label={t('withdraw.desk.qr')} />
      <div className={own.receiptWords}>
        <h3 className={css.strong}>{t('withdraw.desk.title')}</h3>
        <bdi className={own.code}>{code.replaceAll(/(\d{3})(?=\d)/g, '$1 ')}</bdi>
        <p className={css.strong}>{t('withdraw.by', { date: formatDateTime(until, format) })}</p>
        <p className={css.quiet}>{t('withdraw.desk.text')}</p>
      </div>
    </section>
  );
}
