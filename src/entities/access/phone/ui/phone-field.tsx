import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { Select } from '@/shared/ui/select';

import { countryIn, digitsOf, formatPhone } from '../lib/phone';
import { $arePhonesBroken, $phoneCountries, phoneListsRequested } from '../model/countries';
import * as css from './phone-field.css';

export type PhoneFieldProps = {
  /** Null: the player has not chosen a country. */
  countryId: number | null;
  /** Without the country code. */
  digits: string;
  onChange: (changed: { countryId?: number; phone?: string }) => void;
  error?: string | undefined;
};

/** Country code and number. The country's mask shapes the number. Spec: coupon §3. */
export function PhoneField({ countryId, digits, onChange, error }: PhoneFieldProps) {
  const t = useT();
  const [countries, isBroken, request] = useUnit([$phoneCountries, $arePhonesBroken, phoneListsRequested]);
  useEffect(() => {
    request();
  }, [request]);
  const country = countries.find(({ id }) => id === countryId);
  const options = countries.map(({ id, name, code }) => ({ value: String(id), label: `${code} ${name}` }));
  return (
    <>
      {isBroken && (
        <Note tone="danger" role="alert" actions={<Button onClick={() => request()}>{t('main.retry')}</Button>}>
          {t('auth.phone.failed')}
        </Note>
      )}
      <div className={css.row}>
        <Select
          label={t('auth.phone.code')}
          autoComplete="tel-country-code"
          options={country === undefined ? [{ value: '', label: '' }, ...options] : options}
          value={country === undefined ? '' : String(country.id)}
          onValueChange={(id) => onChange({ countryId: Number(id) })}
        />
        <TextField
          label={t('auth.phone.number')}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel-national"
          value={formatPhone(digits, country?.mask ?? '')}
          onValueChange={(text) => {
            const named = countryIn(text, countries, countryId);
            const phone = digitsOf(text, named ?? country ?? { code: '+', max: 15 });
            onChange(named === null ? { phone } : { countryId: named.id, phone });
          }}
          error={error}
        />
      </div>
    </>
  );
}
