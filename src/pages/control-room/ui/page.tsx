import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { AppChoice, AppFacts, AppList, type PluginFaults, type PluginSight } from '@/widgets/plugin-overview';

import { $hasFailed, $health, healthWanted, roomLeft, roomOpened } from '../model/room';
import { Acts } from './acts';
import { Health } from './health';
import { Notices } from './notices';
import * as css from './page.css';
import { ProtectionValues } from './protection';

type ControlRoomPageProps = { faults: readonly PluginFaults[]; sights: readonly PluginSight[] };

/** The control room of production: it only reads, and only for an account with the right `plugins.read`. Row PLUG-75. */
export function ControlRoomPage({ faults, sights }: ControlRoomPageProps) {
  const t = useT();
  const [health, hasFailed, open, leave, again] = useUnit([$health, $hasFailed, roomOpened, roomLeft, healthWanted]);
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
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('debugger.title')}</h1>
      <Notices />
      <AppList faults={faults} sights={sights} />
      <AppChoice />
      <AppFacts sights={sights} />
      <Health figures={health} />
      <Acts />
      <ProtectionValues />
    </div>
  );
}
