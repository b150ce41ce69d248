import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect } from 'react';

import { PhoneField } from '@/entities/access/phone';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { dialogForm, dialogText } from '@/shared/ui/dialog';
import { UsernameField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';

import { $error, $failure, $fields, $pending, fieldChanged, formOpened, submitted } from '../model/forgot';

export function ForgotForm() {
  const t = useT();
  const [fields, error, failure, pending] = useUnit([$fields, $error, $failure, $pending]);
  const [open, change, submit] = useUnit([formOpened, fieldChanged, submitted]);
  useEffect(() => {
    open();
  }, [open]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={dialogForm} onSubmit={send} noValidate>
      <p className={dialogText}>{t('session.forgot.intro')}</p>
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {t(`auth.error.${failure}`)}
        </Note>
      )}
      <Segmented
        label={t('auth.mode.label')}
        value={fields.kind}
        options={[
          { value: 'login', label: t('auth.mode.login_password') },
          { value: 'phone', label: t('auth.mode.phone_password') },
        ]}
        onValueChange={(kind) => change({ kind })}
      />
      {fields.kind === 'login' ? (
        <UsernameField
          label={t('auth.login.login')}
          value={fields.login}
          onValueChange={(login) => change({ login })}
          error={error && t(error)}
        />
      ) : (
        <PhoneField
          countryId={fields.countryId}
          digits={fields.phone}
          onChange={change}
          error={error === null ? undefined : t(error)}
        />
      )}
      <Button type="submit" variant="primary" size="xl" block busy={pending}>
        {t('session.forgot.submit')}
      </Button>
    </form>
  );
}
