import { useUnit } from 'effector-react';
import { useLayoutEffect } from 'react';

import { codeMaxLength } from '@contracts/typed/digits';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog, dialogForm, dialogText } from '@/shared/ui/dialog';
import { PasswordField, TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';

import { dialogClosed } from '../model/closed';
import { $hasFailed, $isPending, $text, $ways, dialogOpened, passkeyPressed, submitted, typed } from '../model/proof';

/** Password, app or passkey for what a session alone does not open. `task`: the call that waits. */
export function ProofDialog({ task }: { task: object }) {
  const t = useT();
  const [ways, text, hasFailed, isPending] = useUnit([$ways, $text, $hasFailed, $isPending]);
  const [open, close, type, submit, press] = useUnit([dialogOpened, dialogClosed, typed, submitted, passkeyPressed]);
  useLayoutEffect(() => {
    open();
  }, [open, task]);
  const isTyped = ways?.some((way) => way !== 'passkey') === true;
  return (
    <Dialog open title={t('auth.prove.title')} closeLabel={t('main.close')} onClose={() => close()} size="sm">
      <form
        className={dialogForm}
        noValidate
        aria-busy={ways === null && !hasFailed}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p className={dialogText}>{t(ways?.length === 0 ? 'auth.prove.none' : 'auth.prove.text')}</p>
        {ways === null && !hasFailed && <Skeleton height={90} />}
        {hasFailed && (
          <Note tone="danger" role="alert" icon="danger">
            {t('auth.prove.wrong')}
          </Note>
        )}
        {ways?.includes('password') === true && (
          <PasswordField
            label={t('auth.login.password')}
            revealLabel={t('auth.login.show')}
            concealLabel={t('auth.login.hide')}
            name="password"
            autoComplete="current-password"
            value={text}
            onValueChange={type}
          />
        )}
        {ways?.includes('app') === true && (
          <TextField
            label={t('auth.prove.app')}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={codeMaxLength}
            value={text}
            onValueChange={type}
          />
        )}
        {isTyped && (
          <Button type="submit" variant="primary" size="xl" block busy={isPending}>
            {t('auth.prove.send')}
          </Button>
        )}
        {ways?.includes('passkey') === true && (
          <Button size="xl" block busy={isPending && !isTyped} onClick={() => press()}>
            {t('auth.passkey.use')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
