import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { racingWord } from '@contracts/racing-sports';

import { PriceDesk, PricesLocked } from '@/features/betting/pick-outcome';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Waiting } from '@/shared/ui/waiting';

import { type Kind, kinds } from '../lib/kinds';
import {
  $hasFailed,
  $isPending,
  $meetings,
  meetingsAskedAgain,
  meetingsClosed,
  meetingsOpened,
} from '../model/meetings';
import { LastResults } from './last-results';
import { MeetingList } from './meeting-list';
import { NextOff } from './next-off';

/** The races of the day: which are off next, every meeting with its races, and how the last ones ended. Mock: 22-racing. Row RACE-06. */
export function Meetings({ kind }: { kind: Kind | null }) {
  const t = useT();
  const [meetings, hasFailed, isPending] = useUnit([$meetings, $hasFailed, $isPending]);
  const [open, close, again] = useUnit([meetingsOpened, meetingsClosed, meetingsAskedAgain]);
  useEffect(() => {
    open(kind);
    return () => {
      close();
    };
  }, [open, close, kind]);

  const failure = hasFailed && (
    <ErrorState
      level={2}
      title={t('race.listFailed')}
      retryLabel={t('race.again')}
      busy={isPending}
      onRetry={() => again()}
    />
  );
  if (meetings === null && hasFailed) return failure;
  if (meetings === null) return <Waiting height={480} />;
  if (meetings.length === 0)
    return (
      <EmptyState
        icon="search"
        level={2}
        title={t('race.none')}
        actions={
          <AppLink to="/home/line" className={buttonLook({ variant: 'secondary' })}>
            {t('race.toLine')}
          </AppLink>
        }
      />
    );
  const shown = kind === null ? kinds : [kind];
  return (
    <PriceDesk>
      {failure}
      <PricesLocked />
      <NextOff />
      {shown.map((each) => (
        <MeetingList
          key={each}
          title={t(kind === null ? `race.title.${each}` : 'race.meetings')}
          meetings={meetings.filter(({ sportId }) => racingWord(sportId) === each)}
        />
      ))}
      <LastResults />
    </PriceDesk>
  );
}
