import { useUnit } from 'effector-react';

import { useRefusalText } from '@/entities/bet-format';
import { roundCss as css } from '@/entities/games/round';
import { loginOpened } from '@/features/access/log-in';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

/** Why the player may not play now, in words, and where they see more of it. Row CAS-12. */
export function Stopped({ stop }: { stop: { code: number; message: string } }) {
  const t = useT();
  const textOf = useRefusalText();
  return (
    <Note
      tone="warning"
      icon="warning"
      role="alert"
      title={t('rounds.closed')}
      actions={
        <AppLink className={css.link} to="/office/responsible">
          {t('rounds.safely')}
        </AppLink>
      }
    >
      {textOf(stop)}
    </Note>
  );
}

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
