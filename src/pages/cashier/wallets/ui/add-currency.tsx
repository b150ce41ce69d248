import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';
import * as css from '@/shared/ui/office-page';
import { Select } from '@/shared/ui/select';

import { $isAdding, $iso, $offered, $refusal, addPressed, currencyChosen } from '../model/add';
import * as own from './page.css';

/** The player opens an account in another currency, of a country or a crypto one. Rows ACC-04, ACC-05. */
export function AddCurrency() {
  const t = useT();
  const [offered, iso, isAdding, refusal] = useUnit([$offered, $iso, $isAdding, $refusal]);
  const [choose, add] = useUnit([currencyChosen, addPressed]);
  if (offered.length === 0) return null;
  return (
    <form
      className={css.card}
      aria-label={t('wallets.add')}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <header className={css.head}>
        <h2 className={css.name}>{t('wallets.add')}</h2>
      </header>
      <div className={css.body}>
        <div className={own.fields}>
          <Select
            label={t('wallets.currency')}
            value={iso}
            options={offered.map((currency) => ({
              value: currency.iso,
              label: t(`wallets.currency.${currency.kind}`, { iso: currency.iso, name: currency.name }),
            }))}
            onValueChange={choose}
          />
          <Button type="submit" busy={isAdding}>
            {t('wallets.add.press', { iso })}
          </Button>
        </div>
        {refusal !== null && (
          <Note tone="danger" role="alert">
            {refusal === '' ? t('wallets.refused.other') : refusal}
          </Note>
        )}
      </div>
    </form>
  );
}
