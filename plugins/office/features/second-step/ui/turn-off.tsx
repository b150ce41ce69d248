import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { useAct } from '../../../../sdk/act';
import css from '../../../shared/office.module.css';
import { turningOff } from '../model/second-step';
import { CodeField } from './code-field';

type TurnOffProps = { codesLeft: number; onClose: () => void };

/** Only who has the app, or a backup code, turns the second step off. */
export function TurnOff({ codesLeft, onClose }: TurnOffProps) {
  const t = useUnit(useHost().$t);
  const [code, submit] = useUnit([turningOff.$code, turningOff.submitted]);
  const { pending, refusal } = useAct(turningOff.act);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={css.stack} noValidate onSubmit={send}>
      <p className={css.quiet}>{t('office.app.left', { count: codesLeft })}</p>
      <CodeField label={t('office.app.anyCode')} message={t('office.app.offHint')} of={turningOff} refusal={refusal} />
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={pending !== null} aria-disabled={code.trim() === ''}>
          {t('office.app.off')}
        </Button>
      </div>
    </form>
  );
}
