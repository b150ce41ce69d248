import { useUnit } from 'effector-react';

import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney } from '@/shared/lib/money';
import { AppLink } from '@/shared/routing';
import { MoneyForm } from '@/shared/ui/money-form';
import * as css from '@/shared/ui/office-page';
import { Select } from '@/shared/ui/select';
import { SumField } from '@/shared/ui/sum-field';

import { $form, $sides, $way, formChanged, transferPressed } from '../model/transfer';
import * as own from './page.css';
import { TransferSum } from './transfer-sum';

/** Money between two accounts of the player, at the rate that is there before they press. Rows PAY-20, ACC-03. */
export function TransferForm() {
  const t = useT();
  const [form, sides, way, locale] = useUnit([$form, $sides, $way, $locale]);
  const [change, press] = useUnit([formChanged, transferPressed]);
  const options = (accounts: typeof sides.from) =>
    accounts.map(({ id, iso, minor }) => ({ value: String(id), label: `${iso} · ${formatMoney(minor, iso, locale)}` }));
  const closed = sides.to.length < 2 ? 'wallets.one' : 'wallets.closed';
  return (
    <MoneyForm className={css.card} aria-label={t('wallets.transfer')} onCommit={() => press()}>
      <header className={css.head}>
        <h2 className={css.name}>{t('wallets.transfer')}</h2>
        <AppLink className={css.link} to="/office/transferhistory">
          {t('page.title.office-transferhistory')}
        </AppLink>
      </header>
      <div className={css.body}>
        {way === null ? (
          <p className={css.quiet}>{t(closed)}</p>
        ) : (
          <>
            <div className={own.fields}>
              <Select
                label={t('wallets.from')}
                value={String(way.from.id)}
                options={options(sides.from)}
                onValueChange={(id) => change({ fromId: Number(id) })}
              />
              <Select
                label={t('wallets.to')}
                value={String(way.to.id)}
                options={options(sides.to.filter(({ id }) => id !== way.from.id))}
                onValueChange={(id) => change({ toId: Number(id) })}
              />
              <SumField
                of={currencyFacts(way.from.iso)}
                label={t('wallets.amount')}
                value={form.text}
                onValueChange={(text) => change({ text })}
              />
            </div>
            <TransferSum from={way.from} to={way.to} />
          </>
        )}
      </div>
    </MoneyForm>
  );
}
