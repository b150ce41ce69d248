import { useUnit } from 'effector-react';

import { $isAuth } from '@/entities/session';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $isSent, $pending, questionBegun, questionSubmitted } from '../model/question';
import { FormDialog } from './form-dialog';
import { QuestionFields } from './question-fields';

/** `onHistory`: leads to the page where a player reads the answer. */
export function QuestionDialog({ onClose, onHistory }: { onClose: () => void; onHistory: () => void }) {
  const t = useT();
  const [isPlayer, isSent, pending, begin, submit] = useUnit([
    $isAuth,
    $isSent,
    $pending,
    questionBegun,
    questionSubmitted,
  ]);
  const history = (
    <Button variant="ghost" onClick={onHistory}>
      {t('support.history')}
    </Button>
  );
  return (
    <FormDialog
      title={t('support.question')}
      send={t('support.question.send')}
      sent={isPlayer ? t('support.question.sentPlayer') : t('support.question.sent')}
      isSent={isSent}
      pending={pending}
      onBegin={begin}
      onSubmit={submit}
      onClose={onClose}
      aside={isPlayer && history}
    >
      <QuestionFields isPlayer={isPlayer} />
    </FormDialog>
  );
}
