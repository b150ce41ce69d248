import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';
import { AppChoice, AppFacts, AppList, type PluginFaults, type PluginSight } from '@/widgets/plugin-overview';

import { $operator } from '../model/operator';
import { $hasFailed, $health, $notices, healthWanted, roomLeft, roomOpened } from '../model/room';
import { Acts } from './acts';
import { Desk } from './desk';
import { Door } from './door';
import { Health } from './health';
import * as css from './page.css';
import { ProtectionValues } from './protection';

type ControlRoomPageProps = { faults: readonly PluginFaults[]; sights: readonly PluginSight[] };

/**
 * The control room of production, for an account with the right `plugins.read`: it reads, and who signs in as an operator changes
 * apps. Rows PLUG-75, PLUG-103.
 */
export function ControlRoomPage({ faults, sights }: ControlRoomPageProps) {
  const t = useT();
  const [health, hasFailed, open, leave, again] = useUnit([$health, $hasFailed, roomOpened, roomLeft, healthWanted]);
  const operator = useUnit($operator);
  useEffect(() => {
    open();
    return () => {
      leave();
    };
  }, [open, leave]);

  // Before the answer nobody knows whether there is a room, so the page does not call itself one.
  if (health === null)
    return (
      <div className={css.page}>
        {hasFailed ? (
          <ErrorState
            title={t('debugger.plugin.roomFailed')}
            level={2}
            retryLabel={t('main.retry')}
            onRetry={() => again()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton height={240} />
          </div>
        )}
      </div>
    );
  const browser = (
    <>
      <AppList faults={faults} sights={sights} />
      <AppChoice />
      <AppFacts sights={sights} />
    </>
  );
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('debugger.title')}</h1>
      <Notices />
      <Door />
      {operator === null ? (
        <>
          {browser}
          <Health figures={health} />
          <Acts />
          <ProtectionValues />
        </>
      ) : (
        <Desk
          health={<Health figures={health} />}
          acts={<Acts />}
          browser={browser}
          protection={<ProtectionValues />}
        />
      )}
    </div>
  );
}

/** What the operator must know of the server: somebody outside can know results. Decision D-530. */
function Notices() {
  const t = useT();
  const notices = useUnit($notices);
  return notices.map((notice) => (
    <Note key={notice} tone="warning">
      {t(`debugger.notice.${notice}`)}
    </Note>
  ));
}
