import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { formLeft } from '../model/dialog';
import { formOpened } from '../model/fields';
import { $account } from '../model/register';
import { After } from './after';
import { FormPlace } from './form-place';

/**
 * The dialog and the page show the same: a remote app draws the form, the host what the new player must know and what comes next.
 * `onDone`: the new player goes on.
 */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const [account, open, leave] = useUnit([$account, formOpened, formLeft]);
  useEffect(() => {
    open();
    return () => {
      leave();
    };
  }, [open, leave]);

  return account === null ? <FormPlace /> : <After account={account} onDone={onDone} />;
}
