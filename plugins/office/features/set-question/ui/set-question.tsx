import { Button, Select, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { type SecretQuestion, secretQuestions, type Security } from '@contracts/security';

import { useSecurityForm } from '../../../entities/security';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';

type SetQuestionProps = { security: Security; onClose: () => void; onChanged: (security: Security) => void };

/** A question that only the player can answer: it guards their phone and their e-mail. Row PROT-02. */
export function SetQuestion({ security, onClose, onChanged }: SetQuestionProps) {
  const t = useUnit(useHost().$t);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [question, setQuestion] = useState<SecretQuestion>(security.question ?? 'pet');
  const [answer, setAnswer] = useState('');
  const [former, setFormer] = useState('');
  const [password, setPassword] = useState('');
  const { send, errors, isSending, hasFailed } = useSecurityForm({
    method: 'PUT',
    path: '/office-api/v1/security/question',
    done: 'office.question.done',
    onChanged,
  });
  const isReady = answer.trim() !== '' && (!security.hasPassword || password !== '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ question, answer, password, ...(security.question !== null && { former }) });
  };
  return (
    <form className={css.card} aria-labelledby="office-question" noValidate onSubmit={submit}>
      <h2 className={css.title} id="office-question">
        {t('office.question.title')}
      </h2>
      <p className={css.quiet}>{t('office.question.text')}</p>
      {security.question !== null && (
        <TextField
          label={t('office.question.former', { question: t(`office.question.${security.question}`) })}
          autoComplete="off"
          maxLength={100}
          value={former}
          onValueChange={setFormer}
          error={reasonOf(t, errors.answer)}
        />
      )}
      <Select
        ref={first}
        label={t('office.question.choose')}
        options={secretQuestions.map((value) => ({ value, label: t(`office.question.${value}`) }))}
        value={question}
        onValueChange={(value) => setQuestion(value)}
      />
      <TextField
        label={t('office.question.answer')}
        message={t('office.question.hint')}
        autoComplete="off"
        maxLength={100}
        value={answer}
        onValueChange={setAnswer}
        error={reasonOf(t, errors.next)}
      />
      {security.hasPassword && (
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
      {hasFailed && <NotSaved />}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSending} disabled={!isReady}>
          {t('office.question.send')}
        </Button>
      </div>
    </form>
  );
}
