import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect } from 'react';

import { codeMaxLength } from '@contracts/typed/digits';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { dialogForm } from '@/shared/ui/dialog';
import { HiddenUsername, PasswordField, TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import {
  $asksSecond,
  $isResetPending,
  $proof,
  $resetErrors,
  $resetFailure,
  $resetFields,
  $username,
  resetChanged,
  resetLeft,
  resetSubmitted,
} from '../model/reset';

/** Takes the new password and, without a link, the code of the message. */
export function ResetForm() {
  const t = useT();
  const [fields, errors, failure, asksSecond] = useUnit([$resetFields, $resetErrors, $resetFailure, $asksSecond]);
  const username = useUnit($username);
  const [proof, pending, change, submit, leave] = useUnit([
    $proof,
    $isResetPending,
    resetChanged,
    resetSubmitted,
    resetLeft,
  ]);
  useEffect(
    () => () => {
      leave();
    },
    [leave],
  );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const texts = { revealLabel: t('auth.login.show'), concealLabel: t('auth.login.hide') };
  const message = failure === 'wrong_code' && proof === 'link' && !asksSecond ? t('session.link.invalid.text') : null;
  return (
    <form className={dialogForm} onSubmit={send} noValidate>
      <HiddenUsername of={username} />
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {message ?? t(`auth.error.${failure}`)}
        </Note>
      )}
      {proof === 'code' && !asksSecond && (
        <TextField
          label={t('auth.code.field')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeMaxLength}
          value={fields.code}
          onValueChange={(code) => change({ code })}
          error={errors.code && t(errors.code)}
        />
      )}
      {asksSecond && (
        <TextField
          label={t('session.reset.second')}
          name="second"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeMaxLength}
          value={fields.second}
          onValueChange={(second) => change({ second })}
          error={errors.second && t(errors.second)}
        />
      )}
      <PasswordField
        {...texts}
        label={t('session.reset.password')}
        name="new-password"
        autoComplete="new-password"
        message={t('session.reset.hint')}
        value={fields.password}
        onValueChange={(password) => change({ password })}
        error={errors.password && t(errors.password)}
      />
      <PasswordField
        {...texts}
        label={t('session.reset.repeat')}
        name="repeat-password"
        autoComplete="new-password"
        value={fields.repeat}
        onValueChange={(repeat) => change({ repeat })}
        error={errors.repeat && t(errors.repeat)}
      />
      <Button type="submit" variant="primary" size="xl" block busy={pending}>
        {t('session.reset.submit')}
      </Button>
    </form>
  );
}
