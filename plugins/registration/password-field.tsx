import { HiddenUsername, IconButton, TextField } from '@openbook/ui';
import { useState } from 'react';

import css from './registration.module.css';
import { Strength } from './strength';
import { useForm } from './use-form';

type PasswordFieldProps = { of: 'password' | 'repeat' };

/** A new password, or the same again; the player may look at it. */
export function PasswordField({ of }: PasswordFieldProps) {
  const { t, form, say, change } = useForm();
  const [isShown, setShown] = useState(false);
  const isFirst = of === 'password';
  return (
    <div className={css.hinted}>
      {isFirst && <HiddenUsername of={form.fields.email} />}
      <TextField
        label={t(`registration.${of}`)}
        message={isFirst && form.fields.password === '' ? t('registration.passwordHint') : undefined}
        name={of}
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        value={form.fields[of]}
        onValueChange={(text) => change({ [of]: text })}
        error={say(form.errors[of])}
        end={
          <IconButton
            size="sm"
            label={t(isShown ? 'auth.login.hide' : 'auth.login.show')}
            icon={isShown ? 'eye-off' : 'eye'}
            onClick={() => setShown(!isShown)}
          />
        }
      />
      {isFirst && <Strength />}
    </div>
  );
}
