import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import {
  $answers,
  $canSend,
  $isSending,
  $test,
  $wrong,
  answersSent,
  optionChosen,
  testClosed,
} from '../model/questions';
import * as css from './page.css';

/** The questions before a looser limit. A wrong answer is marked, and another one can be chosen. Rows LIM-27, LIM-28. */
export function TestDialog() {
  const t = useT();
  const [test, answers, wrong, canSend, isSending] = useUnit([$test, $answers, $wrong, $canSend, $isSending]);
  const [choose, send, close] = useUnit([optionChosen, answersSent, testClosed]);
  return (
    <Dialog
      open={test !== null}
      title={t('limits.quiz')}
      closeLabel={t('main.close')}
      onClose={() => close()}
      footer={
        <Button variant="primary" busy={isSending} aria-disabled={!canSend} onClick={() => send()}>
          {t('limits.quiz.send')}
        </Button>
      }
    >
      {test?.questions.map((question) => {
        const isWrong = wrong.includes(question.id);
        const noteId = `limit-question-${String(question.id)}`;
        return (
          <fieldset key={question.id} className={css.question} aria-describedby={isWrong ? noteId : undefined}>
            <legend className={css.strong}>{question.text}</legend>
            {question.options.map((option) => (
              <label key={option.id} className={css.option}>
                <input
                  type="radio"
                  name={noteId}
                  checked={answers[question.id] === option.id}
                  onChange={() => choose({ question: question.id, option: option.id })}
                />
                {option.text}
              </label>
            ))}
            {isWrong && (
              <p id={noteId} role="alert" className={css.wrong}>
                {t('limits.quiz.wrong')}
              </p>
            )}
          </fieldset>
        );
      })}
    </Dialog>
  );
}
