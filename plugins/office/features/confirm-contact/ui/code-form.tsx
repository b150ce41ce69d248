import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { codeMaxLength, sentCode } from '@contracts/typed/digits';

import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';
import type { Errors } from '../model/use-contact';

type CodeFormProps = {
  to: string;
  errors: Errors;
  isSending: boolean;
  onSend: (code: string) => void;
  onBack: () => void;
};

/** The code that came to the phone or the e-mail. */
export function CodeForm({ to, errors, isSending, onSend, onBack }: CodeFormProps) {
  const t = useUnit(useHost().$t);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [code, setCode] = useState('');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onSend(sentCode(code));
  };
  return (
    <form className={css.stack} noValidate onSubmit={send}>
      <p className={css.quiet}>
        {t('office.contact.sent')} <bdi>{to}</bdi>
      </p>
      <TextField
        ref={input}
        label={t('office.contact.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={codeMaxLength}
        value={code}
        onValueChange={setCode}
        error={reasonOf(t, errors.code)}
      />
      <div className={css.actions}>
        <Button disabled={isSending} onClick={onBack}>
          {t('office.contact.other')}
        </Button>
        <Button type="submit" variant="primary" busy={isSending} disabled={code.trim() === ''}>
          {t('office.contact.confirm')}
        </Button>
      </div>
    </form>
  );
}
