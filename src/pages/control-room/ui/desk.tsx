import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import type { RoomSite } from '@contracts/control-room';
import { utcMoment } from '@contracts/utc-moment';

import { type TextKey, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabPanel, Tabs } from '@/shared/ui/tabs';

import { $part, type DeskPart, deskParts, partOpened } from '../model/desk';
import { $isProposed, $last, $undoFailed } from '../model/draft';
import { $operator, signedOut } from '../model/operator';
import { $site, $siteFailed, siteWanted, undone } from '../model/site';
import { AppForm } from './app-form';
import { AppTable } from './app-table';
import { Cases } from './cases';
import { DraftBar } from './draft-bar';
import * as css from './page.css';
import { Review } from './review';
import { Versions } from './versions';

const names: Readonly<Record<DeskPart, TextKey>> = {
  apps: 'debugger.room.apps',
  versions: 'debugger.room.versions',
  health: 'debugger.plugin.health',
  money: 'debugger.room.money',
  acts: 'debugger.acts',
  browser: 'debugger.room.browser',
  protection: 'debugger.protection',
};

type DeskProps = Readonly<Record<'health' | 'acts' | 'browser' | 'protection', ReactNode>>;

/** What waits for somebody in a part of the room; undefined: nothing. */
function waitingIn(part: DeskPart, site: RoomSite | null): number | undefined {
  const waiting = part === 'money' ? site?.alarms : part === 'versions' ? site?.proposals : undefined;
  return waiting === undefined || waiting.length === 0 ? undefined : waiting.length;
}

/** What an operator works at: a part for each kind of work, and the draft below whichever is open. */
export function Desk({ health, acts, browser, protection }: DeskProps) {
  const t = useT();
  const [part, open, site] = useUnit([$part, partOpened, $site]);
  const items = deskParts.map((id) => ({
    id,
    label: t(names[id]),
    count: waitingIn(id, site),
  }));
  return (
    <>
      <Greeting />
      <Outcome />
      <div className={css.strip}>
        <Tabs group="room" label={t('debugger.title')} items={items} selected={part} onSelect={open} />
      </div>
      <TabPanel group="room" id="apps" selected={part}>
        <Loaded>
          <AppTable />
        </Loaded>
      </TabPanel>
      <TabPanel group="room" id="versions" selected={part}>
        <Loaded>
          <Versions />
        </Loaded>
      </TabPanel>
      <TabPanel group="room" id="health" selected={part}>
        {health}
      </TabPanel>
      <TabPanel group="room" id="money" selected={part}>
        <Loaded>
          <Cases />
        </Loaded>
      </TabPanel>
      <TabPanel group="room" id="acts" selected={part}>
        {acts}
      </TabPanel>
      <TabPanel group="room" id="browser" selected={part} className={css.parts}>
        {browser}
      </TabPanel>
      <TabPanel group="room" id="protection" selected={part}>
        {protection}
      </TabPanel>
      <DraftBar />
      <AppForm />
      <Review />
    </>
  );
}

function Loaded({ children }: { children: ReactNode }) {
  const t = useT();
  const [site, hasFailed, again] = useUnit([$site, $siteFailed, siteWanted]);
  if (site !== null) return children;
  if (hasFailed)
    return (
      <ErrorState
        title={t('debugger.plugin.roomFailed')}
        level={2}
        retryLabel={t('main.retry')}
        onRetry={() => again()}
      />
    );
  return (
    <div aria-busy="true">
      <Skeleton height={240} />
    </div>
  );
}

function Greeting() {
  const t = useT();
  const [operator, leave] = useUnit([$operator, signedOut]);
  if (operator === null) return null;
  return (
    <div className={css.head}>
      <p className={css.quiet}>{t('debugger.room.as', { name: operator.name, time: utcMoment(operator.endsAt) })}</p>
      <Button size="sm" onClick={() => leave()}>
        {t('debugger.room.leave')}
      </Button>
    </div>
  );
}

/** What came of the last press, with the way back. */
function Outcome() {
  const t = useT();
  const [last, undo, undoFailed, isProposed] = useUnit([$last, undone, $undoFailed, $isProposed]);
  return (
    <div role="status">
      {undoFailed && <Note tone="danger">{t('debugger.room.failed')}</Note>}
      {isProposed && <Note tone="success">{t('debugger.room.proposed')}</Note>}
      {last !== null && (
        <Note
          tone="success"
          actions={
            <Button size="sm" onClick={() => undo()}>
              {t('debugger.room.undo')}
            </Button>
          }
        >
          {t('debugger.room.published', { version: last.version })}
        </Note>
      )}
    </div>
  );
}
