import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $isPasskeyPending, $passkeyFailure, canUsePasskey, passkeyPressed } from '../model/passkey';

/** A way in without a password. Absent where the browser has none. Row SEC-03. */
export function PasskeyButton() {
  const t = useT();
  const [failure, isPending, press] = useUnit([$passkeyFailure, $isPasskeyPending, passkeyPressed]);
  if (!canUsePasskey()) return null;
  return (
    <>
      <Button size="xl" block busy={isPending} onClick={() => press()}>
        {t('auth.passkey.use')}
      </Button>
      {failure !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {failure === 'unused' || failure === 'unknown' || failure === 'removed'
            ? t(`auth.passkey.${failure}`)
            : t(`auth.error.${failure}`)}
        </Note>
      )}
    </>
  );
}
