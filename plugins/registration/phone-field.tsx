import { Select, TextField } from '@openbook/ui';

import css from './registration.module.css';
import { useForm } from './use-form';

/** Country code and number; the host writes the number as the country does. Rows REG-13, REG-14. */
export function PhoneField() {
  const { t, form, say, change } = useForm();
  const { fields, errors, phoneCountries } = form;
  const options = phoneCountries.map(({ id, name, code }) => ({ value: String(id), label: `${code} ${name}` }));
  const isKnown = phoneCountries.some(({ id }) => id === fields.phoneCountryId);
  return (
    <div className={css.phone}>
      <Select
        label={t('auth.phone.code')}
        autoComplete="tel-country-code"
        options={isKnown ? options : [{ value: '', label: '', disabled: true }, ...options]}
        value={isKnown ? String(fields.phoneCountryId) : ''}
        onValueChange={(id) => change({ phoneCountryId: Number(id) })}
      />
      <TextField
        label={t('auth.phone.number')}
        name="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        value={fields.phone}
        onValueChange={(phone) => change({ phone })}
        error={say(errors.phone)}
      />
    </div>
  );
}
