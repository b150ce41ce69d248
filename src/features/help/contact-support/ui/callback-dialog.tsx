import { useUnit } from 'effector-react';
import { useEffect, useId, type SubmitEvent } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { callbackLimits } from '../lib/check';
import {
  $callback,
  $hasFailed,
  $isSent,
  $pending,
  $problems,
  callbackBegun,
  callbackEdited,
  callbackSubmitted,
} from '../model/callback';
import { form } from './dialogs.css';
import { Sent } from './sent';

export function CallbackDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const [isSent, pending, begin, submit] = useUnit([$isSent, $pending, callbackBegun, callbackSubmitted]);
  useEffect(() => begin(), [begin]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Dialog
      open
      title={t('support.callback')}
      closeLabel={t('main.close')}
      onClose={onClose}
      placement="sheet"
      footer={
        isSent ? (
          <Button onClick={onClose}>{t('main.close')}</Button>
        ) : (
          <Button variant="primary" type="submit" form={formId} busy={pending}>
            {t('support.callback.send')}
          </Button>
        )
      }
    >
      {isSent ? (
        <Sent>{t('support.callback.sent')}</Sent>
      ) : (
        <form id={formId} className={form} noValidate onSubmit={send}>
          <Fields />
        </form>
      )}
    </Dialog>
  );
}

function Fields() {
  const t = useT();
  const [{ phone, time }, problems, hasFailed, edit] = useUnit([$callback, $problems, $hasFailed, callbackEdited]);
  return (
    <>
      <TextField
        label={t('support.callback.phone')}
        message={t('support.callback.phoneHint')}
        error={problems.phone && t(`support.error.${problems.phone}`)}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={callbackLimits.phone}
        value={phone}
        onValueChange={(value) => edit({ phone: value })}
      />
      <TextField
        label={t('support.callback.time')}
        maxLength={callbackLimits.time}
        value={time}
        onValueChange={(value) => edit({ time: value })}
      />
      {hasFailed && (
        <Note tone="danger" icon="danger" role="alert">
          {t('support.error.failed')}
        </Note>
      )}
    </>
  );
}
