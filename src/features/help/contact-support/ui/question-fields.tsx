import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { TextArea } from '@/shared/ui/text-area';

import { type Problem, questionLimits } from '../lib/check';
import { $hasFailed, $problems, $question, questionEdited } from '../model/question';

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
      <TextArea
        label={t('support.question.text')}
        error={words(problems.text)}
        maxLength={questionLimits.text}
        value={text}
        onValueChange={(value) => edit({ text: value })}
      />
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
