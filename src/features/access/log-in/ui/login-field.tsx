import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { UsernameField } from '@/shared/ui/field';

import { fieldHidden, fieldShown } from '../model/autofill';
import { $errors, $fields, fieldChanged } from '../model/form';

/** E-mail or ID. Browsers offer passkeys in it too. */
export function LoginField() {
  const t = useT();
  const [fields, errors, change, show, hide] = useUnit([$fields, $errors, fieldChanged, fieldShown, fieldHidden]);
  useEffect(() => {
    show();
    return () => {
      hide();
    };
  }, [show, hide]);
  return (
    <UsernameField
      label={t('auth.login.login')}
      autoComplete="username webauthn"
      value={fields.login}
      onValueChange={(login) => change({ login })}
      error={errors.login && t(errors.login)}
    />
  );
}
