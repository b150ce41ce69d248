import { useUnit } from 'effector-react';

import type { RoomProposal } from '@contracts/control-room';
import { utcMoment } from '@contracts/utc-moment';

import { PreviewButton, PreviewNote } from '@/features/preview-link';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

import { $proposalFailed, $site, approved, rejected } from '../model/site';
import { Changes } from './changes';
import * as css from './page.css';

/** What one operator proposed and a second one has to look at. */
export function Proposals() {
  const t = useT();
  const [site, hasFailed] = useUnit([$site, $proposalFailed]);
  const proposals = site?.proposals ?? [];
  return (
    <>
      <div role="alert">{hasFailed && <Note tone="danger">{t('debugger.room.failed')}</Note>}</div>
      {proposals.length > 0 && (
        <section aria-labelledby="room-proposals">
          <h2 id="room-proposals">{t('debugger.room.waiting')}</h2>
          <ol className={css.versions}>
            {proposals.map((proposal) => (
              <li key={proposal.id} className={css.version}>
                <Proposal proposal={proposal} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Proposal({ proposal: { id, at, author, reason, base, isOwn, changes } }: { proposal: RoomProposal }) {
  const t = useT();
  const [site, approve, reject] = useUnit([$site, approved, rejected]);
  const isOutdated = site !== null && site.version !== base;
  return (
    <>
      <div className={css.bar}>
        <strong>{reason}</strong>
        <span className={css.quiet}>{`${author} · ${utcMoment(at)}`}</span>
        {!isOwn && !isOutdated && (
          <Button size="sm" variant="primary" onClick={() => approve(id)}>
            {t('debugger.room.approve')}
          </Button>
        )}
        <PreviewButton subject={{ proposal: id }} />
        <Button size="sm" onClick={() => reject(id)}>
          {isOwn ? t('debugger.room.withdraw') : t('debugger.room.reject')}
        </Button>
      </div>
      <PreviewNote of={String(id)} />
      {isOutdated && <p>{t('debugger.room.outdated', { version: base })}</p>}
      {!isOutdated && isOwn && <p className={css.quiet}>{t('debugger.room.needsOther')}</p>}
      <Changes changes={changes} />
    </>
  );
}
