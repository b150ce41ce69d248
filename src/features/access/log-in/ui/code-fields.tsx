import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { codeMaxLength } from '@contracts/typed/digits';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';

import type { LoginStep } from '../api/log-in';
import { $errors, $failure, $fields, $pending, fieldChanged, stepLeft } from '../model/form';
import { Resend } from './resend';

/** The second step: a code from the app or a message. */
export function CodeFields({ step }: { step: LoginStep }) {
  const t = useT();
  const [fields, errors, failure, pending, change, back] = useUnit([
    $fields,
    $errors,
    $failure,
    $pending,
    fieldChanged,
    stepLeft,
  ]);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is gone: the focus moves to the code, so that the player can type on.
  useEffect(() => input.current?.focus(), []);
  const error = errors.code ?? (failure === 'wrong_code' ? ('auth.error.wrong_code' as const) : null);
  return (
    <>
      <p>{step.maskedPhone === null ? t('auth.code.app') : t('auth.code.text', { phone: step.maskedPhone })}</p>
      <TextField
        ref={input}
        label={t('auth.code.field')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeMaxLength}
        value={fields.code}
        onValueChange={(code) => change({ code })}
        error={error && t(error)}
      />
      <Button type="submit" variant="primary" size="xl" block busy={pending}>
        {t('auth.code.submit')}
      </Button>
      <Resend />
      <Button variant="link" onClick={() => back()}>
        {t('auth.code.back')}
      </Button>
    </>
  );
}
