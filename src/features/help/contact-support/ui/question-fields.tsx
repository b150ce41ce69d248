import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Field, TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { type Problem, questionLimits } from '../lib/check';
import { $hasFailed, $problems, $question, questionEdited } from '../model/question';
import { area } from './dialogs.css';

export function QuestionFields({ isPlayer }: { isPlayer: boolean }) {
  const t = useT();
  const [{ topic, text, email }, problems, hasFailed, edit] = useUnit([
    $question,
    $problems,
    $hasFailed,
    questionEdited,
  ]);
  const words = (problem: Problem | undefined) => problem && t(`support.error.${problem}`);
  return (
    <>
      <TextField
        label={t('support.question.topic')}
        error={words(problems.topic)}
        maxLength={questionLimits.topic}
        value={topic}
        onValueChange={(value) => edit({ topic: value })}
      />
      <Field label={t('support.question.text')} error={words(problems.text)}>
        {(wiring) => (
          <textarea
            {...wiring}
            className={area}
            rows={5}
            maxLength={questionLimits.text}
            value={text}
            onChange={(event) => edit({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      {!isPlayer && (
        <TextField
          label={t('support.question.email')}
          error={words(problems.email)}
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={questionLimits.email}
          value={email}
          onValueChange={(value) => edit({ email: value })}
        />
      )}
      {hasFailed && (
        <Note tone="danger" icon="danger" role="alert">
          {t('support.error.failed')}
        </Note>
      )}
    </>
  );
}
