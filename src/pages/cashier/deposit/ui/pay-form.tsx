import { useUnit } from 'effector-react';

import type { Account } from '@/entities/account';
import { $mainIso } from '@/entities/account';
import { useT } from '@/shared/i18n';
import { currencyFacts } from '@/shared/lib/money';
import { TextField } from '@/shared/ui/field';
import * as css from '@/shared/ui/office-page';

import type { Method } from '../lib/deposit';
import { $form, depositPressed, formChanged } from '../model/form';
import { $limitLeft } from '../model/page';
import { LimitGauge } from './limit-gauge';
import { MethodRow } from './method-row';
import { Summary } from './summary';

/** Amount first, then the way to pay. */
export function PayForm({ account, methods }: { account: Account; methods: readonly Method[] }) {
  const t = useT();
  const [form, limit, mainIso, change, press] = useUnit([$form, $limitLeft, $mainIso, formChanged, depositPressed]);
  return (
    <form
      className={css.columns}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <div className={css.column}>
        <section className={css.card} aria-label={t('cashier.amount')}>
          <div className={css.body}>
            <TextField
              label={t('cashier.amount')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              end={currencyFacts(account.iso).symbol}
              value={form.text}
              onValueChange={(text) => change({ text })}
            />
            <LimitGauge limit={limit} iso={mainIso ?? account.iso} />
          </div>
        </section>
        <div className={css.card} role="radiogroup" aria-label={t('cashier.payWith')}>
          <header className={css.head}>
            <h2 className={css.name}>{t('cashier.payWith')}</h2>
          </header>
          {methods.map((method) => (
            <MethodRow
              key={method.id}
              method={method}
              iso={account.iso}
              isChosen={form.methodId === method.id}
              onChoose={() => change({ methodId: method.id })}
            />
          ))}
        </div>
      </div>
      <Summary account={account} />
    </form>
  );
}
