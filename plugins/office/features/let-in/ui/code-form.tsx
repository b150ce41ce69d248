import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import css from '../../../shared/office.module.css';
import { $code, submitted, typed } from '../model/let-in';

type CodeFormProps = { error: string | undefined; isBusy: boolean };

/** For players who type the code instead of pointing a camera at it. */
export function CodeForm({ error, isBusy }: CodeFormProps) {
  const t = useUnit(useHost().$t);
  const [code, type, submit] = useUnit([$code, typed, submitted]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={css.card} aria-label={t('office.qr.form')} noValidate onSubmit={send}>
      <p className={css.quiet}>{t('office.qr.text')}</p>
      <TextField
        label={t('office.qr.code')}
        message={t('office.qr.hint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={code}
        onValueChange={type}
        error={error}
      />
      <div className={css.actions}>
        <Button type="submit" variant="primary" busy={isBusy} disabled={code.trim() === ''}>
          {t('office.qr.look')}
        </Button>
      </div>
    </form>
  );
}
