import { Button, Checkbox, HiddenUsername, Note, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useGate, useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef } from 'react';

import type { Security } from '@contracts/security';

import { useAct } from '../../../../sdk/act';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { faultsOf, reasonOf } from '../../../shared/reason';
import { changing, draft, Form, submitted } from '../model/form';

type ChangePasswordProps = { security: Security; onClose: () => void };

/** The present password, a new one, and whether to log out elsewhere. */
export function ChangePassword({ security, onClose }: ChangePasswordProps) {
  const t = useUnit(useHost().$t);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  useGate(Form);
  const { pending, refusal } = useAct(changing);
  const [{ current, next, endsOthers }, edit, submit] = useUnit([draft.$fields, draft.edited, submitted]);
  const { errors, hasFailed } = faultsOf(refusal);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit(t('office.password.changed'));
  };
  return (
    <form className={css.card} aria-labelledby="office-password" noValidate onSubmit={send}>
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
        onValueChange={(value) => edit({ current: value })}
        error={reasonOf(t, errors.current)}
      />
      <TextField
        label={t('office.password.next')}
        message={t('office.password.hint')}
        type="password"
        autoComplete="new-password"
        value={next}
        onValueChange={(value) => edit({ next: value })}
        error={reasonOf(t, errors.next)}
      />
      <Checkbox
        label={t('office.password.endOthers')}
        checked={endsOthers}
        onCheckedChange={(value) => edit({ endsOthers: value })}
      />
      {!endsOthers && (
        <Note tone="warning" role="alert" icon="warning">
          {t('office.password.keepsOthers')}
        </Note>
      )}
      {hasFailed && <NotSaved />}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={pending !== null} disabled={current === '' || next === ''}>
          {t('office.password.send')}
        </Button>
      </div>
    </form>
  );
}
