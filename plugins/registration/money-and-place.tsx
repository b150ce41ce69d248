import { Select } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import css from './registration.module.css';

const unchosen = { value: '', label: '', disabled: true };

/** Country and currency; the host has their lists. */
export function MoneyAndPlace() {
  const { $t, registration } = useHost();
  const [t, form] = useUnit([$t, registration.$form]);
  const { fields, errors, countries, currencies } = form;
  const { change } = registration;
  return (
    <div className={css.pair}>
      <Select
        label={t('registration.country')}
        name="country"
        autoComplete="country"
        options={[
          ...(fields.countryId === null ? [unchosen] : []),
          ...countries.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={fields.countryId === null ? '' : String(fields.countryId)}
        onValueChange={(id) => change({ countryId: Number(id) })}
        error={errors.countryId && t(errors.countryId)}
      />
      <Select
        label={t('registration.currency')}
        name="currency"
        options={[
          ...(fields.currencyIso === null ? [unchosen] : []),
          ...currencies.map(({ iso, name }) => ({ value: iso, label: `${iso} · ${name}` })),
        ]}
        value={fields.currencyIso ?? ''}
        onValueChange={(currencyIso) => change({ currencyIso })}
        error={errors.currencyIso && t(errors.currencyIso)}
      />
    </div>
  );
}
