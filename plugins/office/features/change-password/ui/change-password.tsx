import { Button, Checkbox, HiddenUsername, Note, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { Security } from '@contracts/security';

import { useSecurityForm } from '../../../entities/security';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { reasonOf } from '../../../shared/reason';

type ChangePasswordProps = { security: Security; onClose: () => void; onChanged: (security: Security) => void };

/** The present password, a new one, and whether to log out elsewhere. */
export function ChangePassword({ security, onClose, onChanged }: ChangePasswordProps) {
  const t = useUnit(useHost().$t);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [endsOthers, setEndsOthers] = useState(true);
  const { send, errors, isSending, hasFailed } = useSecurityForm({
    method: 'POST',
    path: '/office-api/v1/security/password',
    done: 'office.password.changed',
    onChanged,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send({ current, next, endsOthers });
  };
  return (
    <form className={css.card} aria-labelledby="office-password" noValidate onSubmit={submit}>
      <h2 className={css.title} id="office-password">
        {t('office.password.title')}
      </h2>
      <HiddenUsername of={security.login} />
      <TextField
        ref={first}
        label={t('office.password.current')}
        type="password"
        autoComplete="current-password"
        value={current}
        onValueChange={setCurrent}
        error={reasonOf(t, errors.current)}
      />
      <TextField
        label={t('office.password.next')}
        message={t('office.password.hint')}
        type="password"
        autoComplete="new-password"
        value={next}
        onValueChange={setNext}
        error={reasonOf(t, errors.next)}
      />
      <Checkbox label={t('office.password.endOthers')} checked={endsOthers} onCheckedChange={setEndsOthers} />
      {!endsOthers && (
        <Note tone="warning" role="alert" icon="warning">
          {t('office.password.keepsOthers')}
        </Note>
      )}
      {hasFailed && <NotSaved />}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSending} disabled={current === '' || next === ''}>
          {t('office.password.send')}
        </Button>
      </div>
    </form>
  );
}
