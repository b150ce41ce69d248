import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Waiting } from '@/shared/ui/waiting';

import type { Sums } from '../lib/sums';
import { $hasFailed, $sums, monthLeft, monthOpened } from '../model/month';

const linesOf = ({ deposits, withdrawals }: Sums) =>
  [
    ['cashier.month.in', deposits],
    ['cashier.month.out', withdrawals],
    ['cashier.month.net', deposits - withdrawals],
  ] as const;

/** What the player paid in and took out this month, as the ledger has it. Row PAY-16. */
export function MonthCard() {
  const t = useT();
  const [sums, hasFailed, locale] = useUnit([$sums, $hasFailed, $locale]);
  const [opened, left] = useUnit([monthOpened, monthLeft]);
  useEffect(() => {
    opened();
    return () => left();
  }, [opened, left]);
  return (
    <section className={css.card} aria-label={t('cashier.month.title')}>
      <header className={css.head}>
        <h2 className={css.name}>{t('cashier.month.title')}</h2>
        <AppLink className={css.link} to="/office/transactions?days=28&kind=all">
          {t('page.title.office-transactions')}
        </AppLink>
      </header>
      <div className={css.body}>
        {sums !== null &&
          linesOf(sums).map(([key, minor]) => (
            <p key={key} className={css.line}>
              <span>{t(key)}</span>
              <bdi className={css.strong}>{formatMoney(minor, sums.iso, locale)}</bdi>
            </p>
          ))}
        {hasFailed && (
          <Note
            tone="warning"
            actions={
              <Button size="sm" onClick={() => opened()}>
                {t('main.retry')}
              </Button>
            }
          >
            {t('cashier.month.notRead')}
          </Note>
        )}
        {sums === null && !hasFailed && <Waiting height={72} />}
      </div>
    </section>
  );
}
