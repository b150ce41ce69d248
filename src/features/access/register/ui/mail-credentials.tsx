import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { $mailState, mailAsked } from '../model/mail';
import * as css from './registration-form.css';

/** Where to send login and password. */
export function MailCredentials() {
  const t = useT();
  const [state, ask] = useUnit([$mailState, mailAsked]);
  const [email, setEmail] = useState('');
  if (state === 'sent')
    return (
      <Note tone="success" role="status" icon="success">
        {t('registration.mail.sent', { email })}
      </Note>
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    ask(email);
  };
  const error = { wrong: t('field_error_email'), failed: t('registration.mail.failed') };
  return (
    <form className={css.mail} onSubmit={send} noValidate>
      <TextField
        label={t('registration.email')}
        type="email"
        autoComplete="email"
        value={email}
        onValueChange={setEmail}
        error={state === 'wrong' || state === 'failed' ? error[state] : undefined}
      />
      <Button type="submit" size="lg" busy={state === 'sending'}>
        {t('registration.mail.send')}
      </Button>
    </form>
  );
}
