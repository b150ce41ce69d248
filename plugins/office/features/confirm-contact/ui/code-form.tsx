import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { codeMaxLength } from '@contracts/typed/digits';

import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';
import {
  $errors,
  $isSending,
  CodeForm as Form,
  codeSubmitted,
  type ContactKind,
  typed,
  wentBack,
} from '../model/contact';

/** The code that came to the phone or the e-mail. */
export function CodeForm({ kind, to }: { kind: ContactKind; to: string }) {
  const t = useUnit(useHost().$t);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  useGate(Form);
  const [{ code }, edit, submit] = useUnit([typed.$fields, typed.edited, codeSubmitted]);
  const [errors, isSending, back] = useUnit([$errors, $isSending, wentBack]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit(t(`office.contact.done.${kind}`));
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
        onValueChange={(value) => edit({ code: value })}
        error={reasonOf(t, errors.code)}
      />
      <div className={css.actions}>
        <Button disabled={isSending} onClick={() => back()}>
          {t('office.contact.other')}
        </Button>
        <Button type="submit" variant="primary" busy={isSending} disabled={code.trim() === ''}>
          {t('office.contact.confirm')}
        </Button>
      </div>
    </form>
  );
}
