import { type ReactNode, useState } from 'react';

import type { Incident } from '@contracts/feed';
import { sportIds } from '@contracts/markets';

import { type MatchInfo, shortTeamName, useMatchPlay } from '@/entities/match';
import { type Names, SceneView, useZone, type Zone } from '@/entities/watch/zone';
import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { Skeleton } from '@/shared/ui/skeleton';
import { TabPanel, Tabs } from '@/shared/ui/tabs';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { Commentary } from './commentary';
import { Momentum } from './momentum';
import * as css from './picture.css';
import { Statistics } from './statistics';

type PictureBodyProps = { match: MatchInfo; isWhole: boolean; controls: ReactNode };

export function PictureBody({ match, isWhole, controls }: PictureBodyProps) {
  const t = useT();
  const { zone, phase } = useZone(match.id);
  const names = [shortTeamName(match.opp1.name), shortTeamName(match.opp2.name)] as const;
  if (zone === null) {
    const isGone = phase === 'missing' || phase === 'failed';
    return (
      <div className={css.message} aria-busy={!isGone}>
        {isGone ? <Note icon="info">{t('zone.none')}</Note> : <Skeleton height={240} />}
      </div>
    );
  }
  if (!isWhole) {
    return (
      <SceneView zone={zone} names={names}>
        <div className={css.controls}>{controls}</div>
      </SceneView>
    );
  }
  return (
    <>
      <div className={css.whole}>
        <div className={css.pair}>
          <SceneView zone={zone} names={names}>
            <div className={css.controls}>{controls}</div>
          </SceneView>
          <Beside zone={zone} names={names} incidents={match.incidents ?? []} />
        </div>
        {zone.sportId === sportIds.football && <Momentum zone={zone} names={names} />}
      </div>
      <GoalSaid gameId={match.id} zone={zone} names={names} />
    </>
  );
}

type BesideProps = { zone: Zone; names: Names; incidents: readonly Incident[] };

function Beside({ zone, names, incidents }: BesideProps) {
  const t = useT();
  const [tab, select] = useState<'statistics' | 'commentary'>('statistics');
  return (
    <div className={css.beside}>
      <Tabs
        group="picture"
        label={t('zone.beside')}
        items={[
          { id: 'statistics', label: t('zone.tab.statistics') },
          { id: 'commentary', label: t('zone.tab.commentary') },
        ]}
        selected={tab}
        onSelect={select}
      />
      <TabPanel group="picture" id="statistics" selected={tab} className={css.panel}>
        <Statistics zone={zone} names={names} />
      </TabPanel>
      <TabPanel group="picture" id="commentary" selected={tab} className={css.panel}>
        <Commentary zone={zone} names={names} incidents={incidents} />
      </TabPanel>
    </div>
  );
}

/** One polite line a goal for screen readers, whose other events are in the commentary. */
function GoalSaid({ gameId, zone, names }: Omit<BesideProps, 'incidents'> & { gameId: number }) {
  const t = useT();
  const score = useMatchPlay(gameId)?.score;
  const last = zone.events.findLast(({ phase }) => phase === 'goal' || phase === 'own_goal');
  const isFresh = last !== undefined && zone.events.length - zone.events.indexOf(last) < 4;
  return (
    <VisuallyHidden role="status">
      {isFresh && last.side !== 0
        ? t('zone.goalSaid', { team: names[last.side === 1 ? 0 : 1], score: score?.text ?? '' })
        : ''}
    </VisuallyHidden>
  );
}
