import { Button, ErrorState, Skeleton } from '@openbook/ui';
import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { SubmitEvent } from 'react';

import { useAct } from '../../../../sdk/act';
import { everything, useAsked } from '../../../../sdk/asked';
import { waySet } from '../../../entities/security';
import css from '../../../shared/office.module.css';
import { key, turningOn } from '../model/second-step';
import { BackupCodes } from './backup-codes';
import { CodeField } from './code-field';
import { Qr } from './qr';

/** The key for the app, its first code, and then the backup codes. */
export function SetUp({ onClose }: { onClose: () => void }) {
  const t = useUnit(useHost().$t);
  const set = useUnit(waySet);
  const [asked, again] = useAsked(key, everything);
  const { pending, refusal, result } = useAct(turningOn.act);
  if (result !== null) return <BackupCodes codes={result.of.codes} onDone={() => set(result.of.security)} />;
  if (asked.state === 'loading') return <Skeleton height={240} />;
  if (asked.state === 'failed')
    return <ErrorState title={t('office.app.notRead')} level={3} retryLabel={t('office.again')} onRetry={again} />;
  return (
    <Confirm secret={asked.data.key} uri={asked.data.uri} {...{ onClose, refusal }} isSending={pending !== null} />
  );
}

type ConfirmProps = {
  /** In base 32, for who types it. */
  secret: string;
  uri: string;
  onClose: () => void;
  refusal: OfficeFailure | null;
  isSending: boolean;
};

function Confirm({ secret, uri, onClose, refusal, isSending }: ConfirmProps) {
  const t = useUnit(useHost().$t);
  const [code, submit] = useUnit([turningOn.$code, turningOn.submitted]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    submit();
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
      <CodeField label={t('office.app.code')} of={turningOn} refusal={refusal} />
      <div className={css.actions}>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button type="submit" variant="primary" busy={isSending} aria-disabled={code.trim() === ''}>
          {t('office.app.on')}
        </Button>
      </div>
    </form>
  );
}
