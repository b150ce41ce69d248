import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
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
import { FormDialog } from './form-dialog';

export function CallbackDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [isSent, pending, begin, submit] = useUnit([$isSent, $pending, callbackBegun, callbackSubmitted]);
  return (
    <FormDialog
      title={t('support.callback')}
      send={t('support.callback.send')}
      sent={t('support.callback.sent')}
      isSent={isSent}
      pending={pending}
      onBegin={begin}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields />
    </FormDialog>
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
