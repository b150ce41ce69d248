import { useUnit } from 'effector-react';
import { useEffect, useId, type SubmitEvent } from 'react';

import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';

import { $isSent, $pending, questionBegun, questionSubmitted } from '../model/question';
import { form } from './dialogs.css';
import { QuestionFields } from './question-fields';
import { Sent } from './sent';

/** `onHistory`: where a player reads the answer. */
export function QuestionDialog({ onClose, onHistory }: { onClose: () => void; onHistory: () => void }) {
  const t = useT();
  const formId = useId();
  const [isPlayer, isSent, pending, begin, submit] = useUnit([
    $isAuth,
    $isSent,
    $pending,
    questionBegun,
    questionSubmitted,
  ]);
  useEffect(() => begin(), [begin]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      title={t('support.question')}
      closeLabel={t('main.close')}
      onClose={onClose}
      placement="sheet"
      footer={
        <>
          {isPlayer && (
            <Button variant="ghost" onClick={onHistory}>
              {t('support.history')}
            </Button>
          )}
          {isSent ? (
            <Button onClick={onClose}>{t('main.close')}</Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} busy={pending}>
              {t('support.question.send')}
            </Button>
          )}
        </>
      }
    >
      {isSent ? (
        <Sent>{isPlayer ? t('support.question.sentPlayer') : t('support.question.sent')}</Sent>
      ) : (
        <form id={formId} className={form} noValidate onSubmit={send}>
          <QuestionFields isPlayer={isPlayer} />
        </form>
      )}
    </Dialog>
  );
}
