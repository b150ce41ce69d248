import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorState } from '@/shared/ui/error-state';
import { TextField } from '@/shared/ui/field';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';

import {
  $check,
  $checkFailed,
  $isPublishing,
  $isReviewed,
  $publishFault,
  published,
  reviewClosed,
  reviewOpened,
} from '../model/draft';
import { Changes } from './changes';
import * as css from './page.css';

/** What a draft would change of the version that holds now, and the press that makes it so. */
export function Review() {
  const t = useT();
  const [isOpen, close] = useUnit([$isReviewed, reviewClosed]);
  return (
    <Dialog
      open={isOpen}
      title={t('debugger.room.changes')}
      size="lg"
      closeLabel={t('debugger.ui.close')}
      onClose={() => close()}
    >
      <div className={css.parts}>
        <Comparison />
        <PublishForm />
      </div>
    </Dialog>
  );
}

function Comparison() {
  const t = useT();
  const [check, hasFailed, again] = useUnit([$check, $checkFailed, reviewOpened]);
  if (check === null && hasFailed)
    return (
      <ErrorState title={t('debugger.room.failed')} level={3} retryLabel={t('main.retry')} onRetry={() => again()} />
    );
  if (check === null)
    return (
      <div aria-busy="true">
        <Skeleton height={80} />
      </div>
    );
  return (
    <>
      {check.faults.length > 0 && <Faults lines={check.faults.map(({ path, text }) => `${path}: ${text}`)} />}
      {check.changes.length === 0 ? <p>{t('debugger.room.same')}</p> : <Changes changes={check.changes} />}
    </>
  );
}

function Faults({ lines }: { lines: readonly string[] }) {
  const t = useT();
  return (
    <Note tone="danger" role="alert" title={t('debugger.room.faults')}>
      {lines.map((line) => (
        <span key={line} className={css.line} dir="ltr">
          {line}
        </span>
      ))}
    </Note>
  );
}

function PublishForm() {
  const t = useT();
  const [check, fault, isPublishing, publish] = useUnit([$check, $publishFault, $isPublishing, published]);
  const isFit = check !== null && check.faults.length === 0 && check.changes.length > 0;
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason');
    if (isFit && typeof reason === 'string') publish(reason);
  };
  return (
    <form onSubmit={send} className={css.parts}>
      {(fault?.kind === 'conflict' || fault?.kind === 'proposalsFull') && (
        <Note tone="warning" role="alert">
          {t(`debugger.room.${fault.kind}`)}
        </Note>
      )}
      {fault?.kind === 'fields' && <Faults lines={fault.lines} />}
      {fault?.kind === 'failed' && (
        <Note tone="danger" role="alert">
          {t('debugger.room.failed')}
        </Note>
      )}
      <TextField label={t('debugger.room.reason')} name="reason" required maxLength={500} autoComplete="off" />
      <Button type="submit" variant="primary" size="lg" busy={isPublishing} aria-disabled={!isFit}>
        {t(check?.needsApproval === true ? 'debugger.room.propose' : 'debugger.room.publish')}
      </Button>
    </form>
  );
}
