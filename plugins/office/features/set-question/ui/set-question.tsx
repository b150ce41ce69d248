import { Button, Select, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef } from 'react';

import { secretQuestions, type Security } from '@contracts/security';

import { useAct } from '../../../../sdk/act';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { faultsOf, reasonOf } from '../../../shared/reason';
import { draft, Form, setting, submitted } from '../model/form';

type SetQuestionProps = { security: Security; onClose: () => void };

/** A question that only the player can answer: it guards their phone and their e-mail. Row PROT-02. */
export function SetQuestion({ security, onClose }: SetQuestionProps) {
  const t = useUnit(useHost().$t);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  useGate(Form, { former: security.question });
  const { pending, refusal } = useAct(setting);
  const [fields, edit, submit] = useUnit([draft.$fields, draft.edited, submitted]);
  const { question, answer, former, password } = fields;
  const { errors, hasFailed } = faultsOf(refusal);
  const isReady = answer.trim() !== '' && (!security.hasPassword || password !== '');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit(t('office.question.done'));
  };
  return (
    <form className={css.card} aria-labelledby="office-question" noValidate onSubmit={send}>
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
          onValueChange={(value) => edit({ former: value })}
          error={reasonOf(t, errors.answer)}
        />
      )}
      <Select
        ref={first}
        label={t('office.question.choose')}
        options={secretQuestions.map((value) => ({ value, label: t(`office.question.${value}`) }))}
        value={question}
        onValueChange={(value) => edit({ question: value })}
      />
      <TextField
        label={t('office.question.answer')}
        message={t('office.question.hint')}
        autoComplete="off"
        maxLength={100}
        value={answer}
        onValueChange={(value) => edit({ answer: value })}
        error={reasonOf(t, errors.next)}
      />
      {security.hasPassword && (
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
      {hasFailed && <NotSaved />}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={pending !== null} disabled={!isReady}>
          {t('office.question.send')}
        </Button>
      </div>
    </form>
  );
}
