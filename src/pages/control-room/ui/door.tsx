import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { type TextKey, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';

import { $doorFault, $isEntering, $room, type DoorFault, tokenSaid } from '../model/operator';
import * as css from './page.css';

const faults: Readonly<Record<DoorFault, TextKey>> = {
  wrong: 'debugger.room.wrongToken',
  tooMany: 'debugger.room.tooMany',
  failed: 'debugger.room.failed',
};

/** Where an account that may read signs in to act. The token stays in its field until it is sent, and nowhere after. */
export function Door() {
  const t = useT();
  const [room, fault, isEntering, say] = useUnit([$room, $doorFault, $isEntering, tokenSaid]);
  if (room?.isOpen !== true || room.session !== null) return null;
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const wordOf = (name: string) => {
      const word = said.get(name);
      return typeof word === 'string' ? word.trim() : '';
    };
    say({ name: wordOf('name'), token: wordOf('token') });
    // What was typed does not stay in the page, except the name.
    const token = event.currentTarget.elements.namedItem('token');
    if (token instanceof HTMLInputElement) token.value = '';
  };
  return (
    <section aria-labelledby="room-door">
      <h2 id="room-door" className={css.heading}>
        {t('debugger.room.signIn')}
      </h2>
      <p className={css.quiet}>{t('debugger.room.lead')}</p>
      <form className={css.bar} onSubmit={send}>
        <TextField
          className={css.field}
          label={t('debugger.room.name')}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          className={css.field}
          label={t('debugger.room.token')}
          name="token"
          type="password"
          required
          maxLength={400}
          dir="ltr"
          autoComplete="off"
        />
        <Button type="submit" variant="primary" size="lg" busy={isEntering}>
          {t('debugger.room.enter')}
        </Button>
      </form>
      {fault !== null && (
        <Note tone="danger" role="alert">
          {t(faults[fault])}
        </Note>
      )}
    </section>
  );
}
