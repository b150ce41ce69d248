import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Note } from '@/shared/ui/note';

import { transferPutOff } from '../model/need';
import { $failure, $pending, $step, submitted } from '../model/steps';
import { AccountStep } from './account-step';
import { AnswerStep, CodeStep, PhoneStep } from './steps';
import * as css from './transfer-dialog.css';

const views = { phone: PhoneStep, code: CodeStep, answer: AnswerStep, account: AccountStep };
const buttons = { phone: 'transfer.send', code: 'transfer.check', answer: 'transfer.askAgain' } as const;

/** The move to an account of the player's own: the phone, its code, id and password once. Rows TRANS-01 to TRANS-04. */
export function TransferDialog() {
  const t = useT();
  const [step, failure, pending, later, send] = useUnit([$step, $failure, $pending, transferPutOff, submitted]);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const isOver = failure === 'late';
  const mayLeave = isOver || (step === 'phone' && !pending);
  const View = views[step];
  return (
    <Dialog
      open
      title={t(`transfer.title.${step}`)}
      closeLabel={t('transfer.later')}
      onClose={later}
      size="sm"
      dismiss={mayLeave ? undefined : 'none'}
    >
      {step === 'account' ? (
        <View />
      ) : (
        <form className={css.form} onSubmit={onSubmit} noValidate>
          {!isOver && <View />}
          {failure !== null && failure !== 'wrong_code' && !pending && (
            <Note tone="danger" role="alert" icon="danger">
              {t(`transfer.error.${failure}`)}
            </Note>
          )}
          {!isOver && (
            <Button type="submit" variant="primary" size="xl" block busy={pending}>
              {t(buttons[step])}
            </Button>
          )}
          {mayLeave && (
            <Button variant={isOver ? 'primary' : 'link'} onClick={() => later()}>
              {t(isOver ? 'transfer.close' : 'transfer.later')}
            </Button>
          )}
        </form>
      )}
    </Dialog>
  );
}
