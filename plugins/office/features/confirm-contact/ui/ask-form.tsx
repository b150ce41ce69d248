import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';
import type { ContactKind, Errors } from '../model/use-contact';

type AskFormProps = {
  kind: ContactKind;
  security: Security;
  errors: Errors;
  isSending: boolean;
  onSend: (body: { contact: string; password: string; answer?: string }) => void;
  onClose: () => void;
};

const inputs = {
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
} as const;

/** Where the code goes, and the proof that it is the player who asks. */
export function AskForm({ kind, security, errors, isSending, onSend, onClose }: AskFormProps) {
  const t = useUnit(useHost().$t);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [contact, setContact] = useState(security[kind]);
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState('');
  const { question, hasPassword } = security;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSend({ contact, password, ...(question !== null && { answer }) });
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
        onValueChange={setContact}
        error={reasonOf(t, errors.contact)}
      />
      {hasPassword && (
        <TextField
          label={t('office.password.current')}
          type="password"
          autoComplete="current-password"
          maxLength={64}
          value={password}
          onValueChange={setPassword}
          error={reasonOf(t, errors.password)}
        />
      )}
      {question !== null && (
        <TextField
          label={t(`office.question.${question}`)}
          autoComplete="off"
          maxLength={100}
          value={answer}
          onValueChange={setAnswer}
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
