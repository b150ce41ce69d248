import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef } from 'react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';
import { $errors, $isSending, asked, AskForm as Form, askSubmitted, type ContactKind } from '../model/contact';

type AskFormProps = {
  kind: ContactKind;
  security: Security;
  onClose: () => void;
};

const inputs = {
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
} as const;

/** Where the code goes, and the proof that it is the player who asks. */
export function AskForm({ kind, security, onClose }: AskFormProps) {
  const t = useUnit(useHost().$t);
  const { question, hasPassword } = security;
  useGate(Form, { contact: security[kind], hasQuestion: question !== null });
  const [fields, edit, submit, errors, isSending] = useUnit([
    asked.$fields,
    asked.edited,
    askSubmitted,
    $errors,
    $isSending,
  ]);
  const { contact, password, answer } = fields;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  const isReady = contact.trim() !== '' && (!hasPassword || password !== '') && (question === null || answer !== '');
  return (
    <form className={css.stack} noValidate onSubmit={send}>
      <TextField
        ref={first}
        {...inputs[kind]}
        label={t(`office.contact.${kind}`)}
        message={t(`office.contact.hint.${kind}`)}
        maxLength={100}
        value={contact}
        onValueChange={(value) => edit({ contact: value })}
        error={reasonOf(t, errors.contact)}
      />
      {hasPassword && (
        <TextField
          label={t('office.password.current')}
          type="password"
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onValueChange={(value) => edit({ password: value })}
          error={reasonOf(t, errors.password)}
        />
      )}
      {question !== null && (
        <TextField
          label={t(`office.question.${question}`)}
          autoComplete="off"
          maxLength={100}
          value={answer}
          onValueChange={(value) => edit({ answer: value })}
          error={reasonOf(t, errors.answer)}
        />
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSending} disabled={!isReady}>
          {t('office.contact.send')}
        </Button>
      </div>
    </form>
  );
}
