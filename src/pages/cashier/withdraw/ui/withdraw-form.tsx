import { useUnit } from 'effector-react';

import type { Account } from '@/entities/account';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { Button } from '@/shared/ui/button';
import { MoneyForm } from '@/shared/ui/money-form';
import * as css from '@/shared/ui/office-page';
import { SumField } from '@/shared/ui/sum-field';

import type { Terms } from '../lib/withdrawal';
import { $amount, $draft, allPressed, amountChanged, withdrawPressed } from '../model/form';
import * as own from './page.css';
import { Summary } from './summary';
import { WayRow } from './way-row';

/** Amount first; the ways then say what each takes of it. */
export function WithdrawForm({ account, terms }: { account: Account; terms: Terms }) {
  const t = useT();
  const [amount, draft, locale] = useUnit([$amount, $draft, $locale]);
  const [change, takeAll, press] = useUnit([amountChanged, allPressed, withdrawPressed]);
  return (
    <MoneyForm className={css.columns} onCommit={() => press()}>
      <div className={css.column}>
        <section className={css.card} aria-label={t('cashier.amount')}>
          <div className={`${css.body} ${own.amount}`}>
            <SumField
              of={currencyFacts(account.iso)}
              className={own.field}
              label={t('cashier.amount')}
              value={amount}
              onValueChange={change}
            />
            <Button size="lg" onClick={() => takeAll()}>
              {t('withdraw.all', { sum: formatMoney(account.minor, account.iso, locale) })}
            </Button>
          </div>
        </section>
        <section className={css.card} aria-label={t('withdraw.to')}>
          <header className={css.head}>
            <h2 className={css.name}>{t('withdraw.to')}</h2>
            <span className={css.quiet}>{t('withdraw.order')}</span>
          </header>
          <ul className={css.list}>
            {terms.ways.map((way) => (
              <WayRow key={way.id} way={way} terms={terms} part={draft.partOf(way.id)} />
            ))}
          </ul>
        </section>
      </div>
      <Summary account={account} terms={terms} />
    </MoneyForm>
  );
}
