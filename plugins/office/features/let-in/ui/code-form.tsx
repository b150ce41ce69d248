import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';

import css from '../../../shared/office.module.css';

type CodeFormProps = { first: string; error: string | undefined; isBusy: boolean; onSend: (code: string) => void };

/** For who types the code instead of pointing a camera at it. */
export function CodeForm({ first, error, isBusy, onSend }: CodeFormProps) {
  const t = useUnit(useHost().$t);
  const [code, setCode] = useState(first);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '') onSend(code.trim());
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
        onValueChange={setCode}
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
