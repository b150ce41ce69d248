import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { useTurningOff } from '../model/use-second-step';
import { CodeField } from './code-field';

type TurnOffProps = { codesLeft: number; onClose: () => void; onChanged: (security: Security) => void };

/** Only who has the app, or a backup code, turns the second step off. */
export function TurnOff({ codesLeft, onClose, onChanged }: TurnOffProps) {
  const t = useUnit(useHost().$t);
  const field = useTurningOff(onChanged);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    field.submit();
  };
  return (
    <form className={css.stack} noValidate onSubmit={send}>
      <p className={css.quiet}>{t('office.app.left', { count: codesLeft })}</p>
      <CodeField label={t('office.app.anyCode')} message={t('office.app.offHint')} field={field} />
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={field.isSending} aria-disabled={field.code.trim() === ''}>
          {t('office.app.off')}
        </Button>
      </div>
    </form>
  );
}
