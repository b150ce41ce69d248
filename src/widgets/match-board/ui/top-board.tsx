import { useUnit } from 'effector-react';
import { useMemo } from 'react';

import type { Zone } from '@contracts/feed';

import {
  $champs,
  $marketsByMatch,
  $matches,
  $sports,
  groupBySport,
  isFinishedMatch,
  type MatchInfo,
} from '@/entities/match';
import { zonePath } from '@/features/betting/open-match';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Icon } from '@/shared/ui/icon';

import { topOf } from '../lib/top';
import { NoList } from './board-states';
import * as css from './match-board.css';
import { SportTables } from './sport-tables';

/** A section of the home page has at most this many matches. */
const most = 12;

/** The zone's most important matches, in a table for each sport. */
export function TopBoard({ zone }: { zone: Zone }) {
  const t = useT();
  const phase = useTopic(`top:${zone}`);
  useTopic(`sports:${zone}`);
  const [sports, champs, matches, markets] = useUnit([$sports, $champs, $matches, $marketsByMatch]);
  const top = useMemo(() => {
    const isShown = (match: MatchInfo) =>
      match.zone === zone &&
      !isFinishedMatch(match) &&
      markets.has(match.id) &&
      sports.get(match.sportId)?.[zone] !== 0;
    return topOf(groupBySport({ sports, champs, matches }, isShown), most);
  }, [sports, champs, matches, markets, zone]);

  return (
    <section className={css.section}>
      <header className={css.sectionHead}>
        <h2 className={css.sectionTitle}>{zone === 'live' ? t('sport.title.topLive') : t('sport.title.topLine')}</h2>
        <AppLink className={css.sectionLink} to={zonePath(zone)}>
          <span>{zone === 'live' ? t('sport.title.allLive') : t('sport.title.allLine')}</span>
          <Icon name="chevron-right" size={14} />
        </AppLink>
      </header>
      {top.length === 0 && <NoList zone={zone} phase={phase} />}
      <SportTables sports={top} />
    </section>
  );
}
