import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { PhoneField } from '@/entities/access/phone';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';

import { $errors, $failure, $fields, $pending, fieldChanged, numberReturned } from '../model/steps';
import * as css from './transfer-dialog.css';

export function PhoneStep() {
  const t = useT();
  const [fields, errors, change] = useUnit([$fields, $errors, fieldChanged]);
  return (
    <>
      <p className={css.text}>{t('transfer.text')}</p>
      <PhoneField
        countryId={fields.countryId}
        digits={fields.phone}
        onChange={change}
        error={errors.phone && t(errors.phone)}
      />
    </>
  );
}

export function CodeStep() {
  const t = useT();
  const [fields, errors, failure, pending, change, back] = useUnit([
    $fields,
    $errors,
    $failure,
    $pending,
    fieldChanged,
    numberReturned,
  ]);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is gone: the player can type on.
  useEffect(() => input.current?.focus(), []);
  const error = errors.code ?? (failure === 'wrong_code' ? ('auth.error.wrong_code' as const) : null);
  return (
    <>
      <p className={css.text}>{t('transfer.codeText')}</p>
      <TextField
        ref={input}
        label={t('transfer.code')}
        name="code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
        value={fields.code}
        onValueChange={(code) => change({ code })}
        error={error && t(error)}
      />
      <Button variant="link" disabled={pending} onClick={() => back()}>
        {t('transfer.otherNumber')}
      </Button>
    </>
  );
}

/** The number is proven. The server gives the next answer once, so the page asks until it has it. */
export function AnswerStep() {
  const t = useT();
  return (
    <p className={css.text} role="status">
      {t('transfer.answerText')}
    </p>
  );
}
