import { useUnit } from 'effector-react';
import { Fragment } from 'react';

import { payWay } from '@contracts/payments';

import type { Account } from '@/entities/account';
import { $mainIso } from '@/entities/account';
import { NetworkSelect, presetsOf } from '@/entities/cashier/payment';
import { MonthCard } from '@/features/safety/read-month';
import { $locale, useT } from '@/shared/i18n';
import { currencyFacts, formatMoney, parseMoney, typedAmount } from '@/shared/lib/money';
import { MoneyForm } from '@/shared/ui/money-form';
import * as css from '@/shared/ui/office-page';
import { Segmented } from '@/shared/ui/segmented';
import { SumField } from '@/shared/ui/sum-field';

import type { Method } from '../lib/deposit';
import { $form, formChanged } from '../model/form';
import { $limitLeft } from '../model/page';
import { depositPressed, networkOf } from '../model/press';
import { $sum } from '../model/quote';
import { BonusCard } from './bonus-card';
import { CardWays } from './card-ways';
import { LimitGauge } from './limit-gauge';
import { MethodRow } from './method-row';
import * as own from './page.css';
import { Summary } from './summary';
import { VoucherField } from './voucher-field';

/** Amount first, then the way to pay. */
export function PayForm({ account, methods }: { account: Account; methods: readonly Method[] }) {
  const t = useT();
  const [form, limit, mainIso, change, press] = useUnit([$form, $limitLeft, $mainIso, formChanged, depositPressed]);
  const [sum, locale] = useUnit([$sum, $locale]);
  const isVoucher = form.methodId === 'voucher';
  const { digits } = currencyFacts(account.iso);
  const method = methods.find(({ id }) => id === form.methodId);
  // A limit counts in the main currency.
  const left = limit !== null && account.iso === mainIso ? limit.left : Infinity;
  const presets = method === undefined ? [] : presetsOf({ min: method.min, max: Math.min(method.max, left), digits });
  const worth = sum === null ? '' : formatMoney(sum, account.iso, locale);
  return (
    <MoneyForm className={css.columns} onCommit={() => press()}>
      <div className={css.column}>
        <section className={css.card} aria-label={t('cashier.amount')}>
          <div className={css.body}>
            <SumField
              of={currencyFacts(account.iso)}
              label={t('cashier.amount')}
              value={isVoucher ? worth : form.text}
              readOnly={isVoucher}
              message={isVoucher ? t('cashier.voucher.text') : undefined}
              onValueChange={(text) => change({ text })}
            />
            {!isVoucher && presets.length > 1 && (
              <Segmented
                label={t('cashier.presets')}
                options={presets.map((minor) => ({
                  value: String(minor),
                  label: <bdi>{formatMoney(minor, account.iso, locale)}</bdi>,
                }))}
                value={String(parseMoney(form.text, account.iso, locale))}
                onValueChange={(minor) => change({ text: typedAmount(Number(minor), account.iso, locale) })}
              />
            )}
            <LimitGauge
              limit={limit}
              iso={mainIso ?? account.iso}
              coming={account.iso === (mainIso ?? account.iso) ? (sum ?? 0) : 0}
            />
          </div>
        </section>
        <div className={css.card} role="radiogroup" aria-label={t('cashier.payWith')}>
          <header className={css.head}>
            <h2 className={css.name}>{t('cashier.payWith')}</h2>
          </header>
          {methods.map((method) => (
            <Fragment key={method.id}>
              <MethodRow
                method={method}
                iso={account.iso}
                isChosen={form.methodId === method.id && form.savedId === null}
                onChoose={() => change({ methodId: method.id, savedId: null })}
              />
              {payWay(method.id).isOfProvider === true && <CardWays method={method} />}
              {method.networks !== undefined && method.networks.length > 1 && form.methodId === method.id && (
                <div className={own.under}>
                  <NetworkSelect
                    options={method.networks}
                    value={networkOf(method.networks, form.network)}
                    onChoose={(network) => change({ network })}
                  />
                </div>
              )}
              {method.id === 'voucher' && form.methodId === 'voucher' && <VoucherField account={account} />}
            </Fragment>
          ))}
        </div>
      </div>
      <div className={css.column}>
        <BonusCard />
        <Summary account={account} />
        <MonthCard />
      </div>
    </MoneyForm>
  );
}
