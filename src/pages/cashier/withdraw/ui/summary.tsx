import { useUnit } from 'effector-react';

import type { Account } from '@/entities/account';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { refusalText } from '../lib/texts';
import type { Terms } from '../lib/withdrawal';
import { $draft, $isWithdrawing, $refusal, type Blocker } from '../model/form';

/** What leaves, what arrives and what stays, and the button that says the sum. Rows PAY-03, PAY-11, LIM-62. */
export function Summary({ account, terms }: { account: Account; terms: Terms }) {
  const t = useT();
  const [draft, isBusy, refusal, locale] = useUnit([$draft, $isWithdrawing, $refusal, $locale]);
  const { minor, fee, blocker } = draft;
  const money = (sum: number) => formatMoney(sum, account.iso, locale);
  const rows = [
    ['withdraw.sum.leaves', minor],
    ['cashier.sum.fee', minor === null ? null : fee],
    ['withdraw.sum.arrives', minor === null ? null : minor - fee],
    ['cashier.sum.after', minor === null ? null : Math.max(0, account.minor - minor)],
  ] as const;
  const bounds: Partial<Record<Blocker, number>> = { low: terms.least, high: account.minor, step: terms.step };
  return (
    <section className={css.card} aria-label={t('withdraw.sum.leaves')}>
      <div className={css.body}>
        {rows.map(([key, sum]) => (
          <p key={key} className={css.line}>
            <span>{t(key)}</span>
            <span className={css.strong}>{sum === null ? '—' : money(sum)}</span>
          </p>
        ))}
        <Button type="submit" variant="primary" size="lg" busy={isBusy} aria-disabled={blocker !== null}>
          {minor === null ? t('withdraw.sum.leaves') : t('withdraw.press', { sum: money(minor) })}
        </Button>
        {blocker !== null && (
          <p className={css.quiet}>{t(`withdraw.block.${blocker}`, { sum: money(bounds[blocker] ?? 0) })}</p>
        )}
        {isBusy && <Note role="status">{t('withdraw.asking')}</Note>}
        {refusal !== null && (
          <Note tone="danger" role="alert">
            {t(refusalText(refusal))}
          </Note>
        )}
        <p className={css.quiet}>{t('withdraw.locked')}</p>
        {terms.needsDocuments && (
          <Note tone="warning" icon="warning">
            {t('withdraw.documents')}{' '}
            <AppLink className={css.link} to="/office/verification">
              {t('withdraw.verify')}
            </AppLink>
          </Note>
        )}
      </div>
    </section>
  );
}
