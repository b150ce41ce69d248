import { useUnit } from 'effector-react';

import { loginOpened } from '@/features/access/log-in';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

/** Visitors watch and read the rules; to play they log in. */
export function LogInFirst() {
  const t = useT();
  const logIn = useUnit(loginOpened);
  return (
    <Note
      actions={
        <Button variant="primary" size="lg" onClick={() => logIn()}>
          {t('rounds.logIn')}
        </Button>
      }
    >
      {t('rounds.logIn.text')}
    </Note>
  );
}
