import { useUnit } from 'effector-react';

import type { RoomVersion } from '@contracts/control-room';
import { utcMoment } from '@contracts/utc-moment';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $site, undone } from '../model/site';
import { Changes } from './changes';
import * as css from './page.css';
import { Proposals } from './proposals';

/** The author and the reason of each version, newest first. */
export function Versions() {
  const t = useT();
  const site = useUnit($site);
  const history = site?.history ?? [];
  return (
    <>
      <Proposals />
      {site !== null && (
        <p className={css.quiet}>
          {t('debugger.room.holds', { version: site.version })}{' '}
          <code dir="ltr" className={css.line}>
            {site.hash}
          </code>
        </p>
      )}
      {history.length === 0 && <p className={css.quiet}>{t('debugger.empty')}</p>}
      <ol className={css.versions}>
        {history.map((version, index) => (
          <li key={version.version} className={css.version}>
            <Version version={version} isNewest={index === 0} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Version({
  version: { version, at, author, reason, changes },
  isNewest,
}: {
  version: RoomVersion;
  isNewest: boolean;
}) {
  const t = useT();
  const undo = useUnit(undone);
  return (
    <>
      <div className={css.bar}>
        <strong>{`#${String(version)}`}</strong>
        <span>{reason}</span>
        <span className={css.quiet}>{`${author} · ${utcMoment(at)}`}</span>
        {isNewest && version > 0 && (
          <Button size="sm" onClick={() => undo()}>
            {t('debugger.room.undo')}
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <details>
          <summary>{t('debugger.room.changeCount', { count: changes.length })}</summary>
          <Changes changes={changes} />
        </details>
      )}
    </>
  );
}
