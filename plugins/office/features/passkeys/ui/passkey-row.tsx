import { Button, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import type { Security } from '@contracts/security';

import { momentOf } from '../../../shared/moment';
import css from '../../../shared/office.module.css';

type PasskeyRowProps = {
  passkey: Security['passkeys'][number];
  isPending: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
};

/** One passkey: its name, its times, another name, its end. */
export function PasskeyRow({ passkey, isPending, onRename, onRemove }: PasskeyRowProps) {
  const { $t, $format } = useHost();
  const [t, format] = useUnit([$t, $format]);
  const [isNaming, setNaming] = useState(false);
  const { name, createdAt, usedAt } = passkey;
  const times = [
    t('office.passkeys.since', { date: momentOf(createdAt, format) }),
    usedAt === null ? t('office.passkeys.unused') : t('office.passkeys.used', { date: momentOf(usedAt, format) }),
  ].join(' · ');
  const rename = (next: string) => {
    setNaming(false);
    if (next !== '' && next !== name) onRename(next);
  };
  return (
    <li className={css.row}>
      {isNaming ? (
        <NameForm first={name} onDone={rename} />
      ) : (
        <>
          <span className={css.start}>
            <bdi>{name}</bdi>
            <br />
            <span className={css.quiet}>{times}</span>
          </span>
          <Button
            size="sm"
            disabled={isPending}
            aria-label={t('office.passkeys.renameOne', { name })}
            onClick={() => setNaming(true)}
          >
            {t('office.passkeys.rename')}
          </Button>
          <Button size="sm" busy={isPending} aria-label={t('office.passkeys.removeOne', { name })} onClick={onRemove}>
            {t('office.passkeys.remove')}
          </Button>
        </>
      )}
    </li>
  );
}

function NameForm({ first, onDone }: { first: string; onDone: (name: string) => void }) {
  const t = useUnit(useHost().$t);
  const [name, setName] = useState(first);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onDone(name.trim());
  };
  return (
    <form className={css.start} aria-label={t('office.passkeys.renameOne', { name: first })} noValidate onSubmit={send}>
      <TextField
        ref={input}
        label={t('office.passkeys.name')}
        autoComplete="off"
        maxLength={60}
        value={name}
        onValueChange={setName}
      />
      <div className={css.actions}>
        <Button size="sm" onClick={() => onDone('')}>
          {t('office.cancel')}
        </Button>
        <Button size="sm" type="submit" variant="primary">
          {t('office.passkeys.keep')}
        </Button>
      </div>
    </form>
  );
}
