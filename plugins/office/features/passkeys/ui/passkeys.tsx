import { Button, Note, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';

import type { Security } from '@contracts/security';

import { NotSaved } from '../../../shared/not-saved';
import css from '../../../shared/office.module.css';
import { canHavePasskeys, usePasskeys } from '../model/use-passkeys';
import { PasskeyRow } from './passkey-row';

type PasskeysProps = { security: Security; onChanged: (security: Security) => void };

/** Ways in without a password: which there are, a further one under a name, one less. Row SEC-03. */
export function Passkeys({ security, onChanged }: PasskeysProps) {
  const t = useUnit(useHost().$t);
  const [name, setName] = useState('');
  const { add, remove, rename, pending, failed } = usePasskeys((next) => {
    setName('');
    onChanged(next);
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() !== '') add(name.trim());
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
            isPending={pending === passkey.id}
            onRename={(next) => rename(passkey.id, next)}
            onRemove={() => remove(passkey.id)}
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
            onValueChange={setName}
          />
          <div className={css.ways}>
            <Button type="submit" busy={pending === 'add'} aria-disabled={name.trim() === ''}>
              {t('office.passkeys.add')}
            </Button>
          </div>
        </form>
      ) : (
        <Note tone="quiet">{t('office.passkeys.unsupported')}</Note>
      )}
      {failed === 'add' && (
        <Note tone="danger" role="alert" icon="danger">
          {t('office.passkeys.failed')}
        </Note>
      )}
      {failed === 'change' && <NotSaved />}
    </section>
  );
}
