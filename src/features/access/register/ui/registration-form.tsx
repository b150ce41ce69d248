import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { formLeft } from '../model/dialog';
import { formOpened } from '../model/fields';
import { $credentials } from '../model/register';
import { Credentials } from './credentials';
import { FormPlace } from './form-place';

/**
 * Registration in one click. The dialog and the page show the same: a remote app draws the form, the host shows login and password.
 * `onDone`: the new player goes on.
 */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const [credentials, open, leave] = useUnit([$credentials, formOpened, formLeft]);
  useEffect(() => {
    open();
    return () => {
      leave();
    };
  }, [open, leave]);

  return credentials === null ? <FormPlace /> : <Credentials {...credentials} onDone={onDone} />;
}
