import { Button, Note, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import type { Security } from '@contracts/security';

import { useAct } from '../../../../sdk/act';
import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { adding, canHavePasskeys, changing, named } from '../model/passkeys';
import { PasskeyRow } from './passkey-row';

/** Ways in without a password: which there are, a further one under a name, one less. Row SEC-03. */
export function Passkeys({ security }: { security: Security }) {
  const { $t, $session } = useHost();
  const [t, { userId }, { name }, edit] = useUnit([$t, $session, named.$fields, named.edited]);
  const [add, change] = [useAct(adding), useAct(changing)];
  const isFree = add.pending === null && change.pending === null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && isFree) add.start(name.trim());
  };
  return (
    <section className={css.card} aria-labelledby="office-passkeys">
      <h2 className={css.title} id="office-passkeys">
        {t('office.passkeys.title')}
      </h2>
      <p className={css.quiet}>{t('office.passkeys.text')}</p>
      <ul className={css.rows}>
        {security.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isPending={change.pending?.id === passkey.id}
            onRename={(next) => isFree && change.start({ id: passkey.id, name: next, userId })}
            onRemove={() => isFree && change.start({ id: passkey.id, name: null, userId })}
          />
        ))}
      </ul>
      {canHavePasskeys() ? (
        <form className={css.stack} noValidate onSubmit={send}>
          <TextField
            label={t('office.passkeys.name')}
            message={t('office.passkeys.nameHint')}
            maxLength={60}
            autoComplete="off"
            value={name}
            onValueChange={(value) => edit({ name: value })}
          />
          <div className={css.ways}>
            <Button type="submit" busy={add.pending !== null} aria-disabled={name.trim() === ''}>
              {t('office.passkeys.add')}
            </Button>
          </div>
        </form>
      ) : (
        <Note tone="quiet">{t('office.passkeys.unsupported')}</Note>
      )}
      {add.refusal !== null && (
        <Note tone="danger" role="alert" icon="danger">
          {t('office.passkeys.failed')}
        </Note>
      )}
      {change.refusal !== null && <NotSaved />}
    </section>
  );
}
