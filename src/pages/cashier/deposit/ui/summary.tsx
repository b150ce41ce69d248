import { useUnit } from 'effector-react';

import type { Account } from '@/entities/account';
import { rateText } from '@/shared/exchange';
import { $locale, useT } from '@/shared/i18n';
import { formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';

import { $bonus, $bonusSum } from '../model/bonus';
import { $debt } from '../model/debt';
import { $draft } from '../model/form';
import { $limitLeft, $links } from '../model/page';
import { $blocker, $isPaying, $refusal, type Blocker } from '../model/press';
import { $quote, $sum } from '../model/quote';
import { QuoteNote } from './quote-note';
import { RefusedNote } from './refused-note';

/** What the deposit costs, and the button that says the sum. A button that does nothing says why. Rows PAY-03, PAY-11. */
export function Summary({ account }: { account: Account }) {
  const t = useT();
  const [draft, isPaying, refusal, locale, limit] = useUnit([$draft, $isPaying, $refusal, $locale, $limitLeft]);
  const [links, quote, blocker] = useUnit([$links, $quote, $blocker]);
  const [bonus, bonusSum, minor] = useUnit([$bonus, $bonusSum, $sum]);
  const debt = useUnit($debt);
  const owed = debt.iso === account.iso ? debt.here : 0;
  const forDebt = Math.min(minor ?? 0, owed);
  const charged = quote?.charged ?? null;
  const { fee, method } = draft;
  const money = (sum: number, iso = account.iso) => formatMoney(sum, iso, locale);
  const taken =
    method?.pays === undefined && charged === null
      ? minor !== null && money(minor + fee)
      : charged && money(charged.minor, charged.iso);
  const rows = [
    ['cashier.sum.deposit', minor !== null && money(minor)],
    ...(bonus === null
      ? []
      : [
          [
            'cashier.sum.bonus',
            bonus === 'none' ? t('cashier.bonus.none') : bonusSum !== null && money(bonusSum),
          ] as const,
        ]),
    ['cashier.sum.fee', minor !== null && money(fee)],
    ...(charged ? [['cashier.sum.rate', rateText(charged.rate, charged.iso, account.iso, locale)] as const] : []),
    ['cashier.sum.taken', taken],
    ...(owed > 0 ? [['cashier.sum.debt', minor !== null && money(forDebt)] as const] : []),
    ['cashier.sum.after', minor !== null && money(account.minor + minor - forDebt)],
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
            <bdi className={css.strong}>{sum || '—'}</bdi>
          </p>
        ))}
        <Button type="submit" variant="primary" size="lg" busy={isPaying} aria-disabled={blocker !== null}>
          {minor === null ? t('cashier.pressEmpty') : t('cashier.press', { sum: money(minor) })}
        </Button>
        {blocker !== null && blocker !== 'quote' && (
          <p className={css.quiet}>{t(`cashier.block.${blocker}`, { sum: money(bounds[blocker] ?? 0) })}</p>
        )}
        <QuoteNote />
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
