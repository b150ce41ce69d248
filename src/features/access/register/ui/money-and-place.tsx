import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Select } from '@/shared/ui/select';

import { $chosen, $countries, $currencies, fieldChanged } from '../model/fields';
import { $errors } from '../model/register';
import { pair } from './registration-form.css';

/** Country and currency; their lists come from the backend. */
export function MoneyAndPlace() {
  const t = useT();
  const [fields, countries, currencies, errors, change] = useUnit([
    $chosen,
    $countries,
    $currencies,
    $errors,
    fieldChanged,
  ]);
  const unchosen = { value: '', label: '', disabled: true };
  return (
    <div className={pair}>
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
