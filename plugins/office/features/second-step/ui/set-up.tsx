import { Button, ErrorState, Skeleton } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { type SubmitEvent, useState } from 'react';

import type { Security } from '@contracts/security';

import css from '../../../shared/office.module.css';
import { useKey, useTurningOn } from '../model/use-second-step';
import { BackupCodes } from './backup-codes';
import { CodeField } from './code-field';
import { Qr } from './qr';

type SetUpProps = { onClose: () => void; onChanged: (security: Security) => void };

/** The key for the app, its first code, and then the backup codes. */
export function SetUp({ onClose, onChanged }: SetUpProps) {
  const t = useUnit(useHost().$t);
  const { key, again } = useKey();
  const [done, setDone] = useState<{ codes: string[]; security: Security } | null>(null);
  if (done !== null) return <BackupCodes codes={done.codes} onDone={() => onChanged(done.security)} />;
  if (key === null) return <Skeleton height={240} />;
  if (key === 'failed')
    return <ErrorState title={t('office.app.notRead')} level={3} retryLabel={t('office.again')} onRetry={again} />;
  return <Confirm secret={key.key} uri={key.uri} onClose={onClose} onDone={setDone} />;
}

type ConfirmProps = {
  /** In base 32, for who types it. */
  secret: string;
  uri: string;
  onClose: () => void;
  onDone: (answer: { codes: string[]; security: Security }) => void;
};

function Confirm({ secret, uri, onClose, onDone }: ConfirmProps) {
  const t = useUnit(useHost().$t);
  const field = useTurningOn(onDone);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    field.submit();
  };
  return (
    <form className={css.stack} noValidate onSubmit={send}>
      <div className={css.lead}>
        <Qr text={uri} label={t('office.app.qr')} />
        <div className={css.stack}>
          <p className={css.quiet}>{t('office.app.scan')}</p>
          <p className={css.quiet}>{t('office.app.key')}</p>
          <code className={css.code} dir="ltr">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </code>
        </div>
      </div>
      <CodeField label={t('office.app.code')} field={field} />
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={field.isSending} aria-disabled={field.code.trim() === ''}>
          {t('office.app.on')}
        </Button>
      </div>
    </form>
  );
}
