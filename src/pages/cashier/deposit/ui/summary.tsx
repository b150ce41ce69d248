import { useUnit } from 'effector-react';

import type { Account } from '@/entities/account';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { $draft, $isPaying, $refusal, type Blocker } from '../model/form';
import { $links } from '../model/links';
import { $limitLeft } from '../model/page';
import { RefusedNote } from './refused-note';

/** What the deposit costs, and the button that says the sum. A button that does nothing says why. Rows PAY-03, PAY-11. */
export function Summary({ account }: { account: Account }) {
  const t = useT();
  const [draft, isPaying, refusal, locale, limit] = useUnit([$draft, $isPaying, $refusal, $locale, $limitLeft]);
  const links = useUnit($links);
  const { minor, fee, method, blocker } = draft;
  const money = (sum: number) => formatMoney(sum, account.iso, locale);
  const rows = [
    ['cashier.sum.deposit', minor],
    ['cashier.sum.fee', minor === null ? null : fee],
    ['cashier.sum.taken', minor === null ? null : minor + fee],
    ['cashier.sum.after', minor === null ? null : account.minor + minor],
  ] as const;
  const bounds: Partial<Record<Blocker, number | undefined>> = {
    low: method?.min,
    high: method?.max,
    limit: limit?.left,
  };
  return (
    <section className={css.card} aria-label={t('cashier.sum.deposit')}>
      <div className={css.body}>
        {rows.map(([key, sum]) => (
          <p key={key} className={css.line}>
            <span>{t(key)}</span>
            <span className={css.strong}>{sum === null ? '—' : money(sum)}</span>
          </p>
        ))}
        <Button type="submit" variant="primary" size="lg" busy={isPaying} aria-disabled={blocker !== null}>
          {minor === null ? t('cashier.pressEmpty') : t('cashier.press', { sum: money(minor) })}
        </Button>
        {blocker !== null && (
          <p className={css.quiet}>{t(`cashier.block.${blocker}`, { sum: money(bounds[blocker] ?? 0) })}</p>
        )}
        {isPaying && <Note role="status">{t('cashier.asking')}</Note>}
        {refusal !== null && <RefusedNote refusal={refusal} />}
        <p className={css.actions}>
          {links.map(([key, path]) => (
            <AppLink key={key} className={css.link} to={path}>
              {t(key)}
            </AppLink>
          ))}
        </p>
      </div>
    </section>
  );
}
