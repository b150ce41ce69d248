import { useUnit } from 'effector-react';

import { PhoneField } from '@/entities/access/phone';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { PasswordField } from '@/shared/ui/field';

import { $errors, $failure, $fields, $mode, $pending, fieldChanged } from '../model/form';
import { LoginField } from './login-field';

/** The fields of the chosen way: e-mail or ID, phone, or a phone without a password. */
export function PasswordFields() {
  const t = useT();
  const [fields, errors, failure, mode, pending, change] = useUnit([
    $fields,
    $errors,
    $failure,
    $mode,
    $pending,
    fieldChanged,
  ]);
  const passwordError =
    errors.password ?? (failure === 'wrong_credentials' ? ('auth.error.wrong_credentials' as const) : null);
  return (
    <>
      {mode === 'login_password' ? (
        <LoginField />
      ) : (
        <PhoneField
          countryId={fields.countryId}
          digits={fields.phone}
          onChange={change}
          error={errors.phone && t(errors.phone)}
        />
      )}
      {mode !== 'sms' && (
        <>
          <PasswordField
            label={t('auth.login.password')}
            revealLabel={t('auth.login.show')}
            concealLabel={t('auth.login.hide')}
            name="password"
            autoComplete="current-password"
            value={fields.password}
            onValueChange={(password) => change({ password })}
            error={passwordError && t(passwordError)}
          />
          <Checkbox
            label={t('auth.login.keep')}
            checked={fields.isSaved}
            onCheckedChange={(isSaved) => change({ isSaved })}
          />
        </>
      )}
      <Button type="submit" variant="primary" size="xl" block busy={pending}>
        {mode === 'sms' ? t('auth.sms.send') : t('auth.login.submit')}
      </Button>
    </>
  );
}
