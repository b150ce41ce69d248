import { useUnit } from 'effector-react';

import type { Sport, Zone } from '@contracts/feed';

import type { BoardChamp } from '@/entities/match';
import { lookSwitched } from '@/entities/preferences';
import { $isGroupedByCategories, categoriesToggled } from '@/features/betting/filter-matches';
import { sportPath, zonePath } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Chip } from '@/shared/ui/chip';
import { Icon } from '@/shared/ui/icon';
import { Segmented } from '@/shared/ui/segmented';

import { type AsianTab, lineTabs } from '../lib/tabs';
import { $isOneLine, $isSplit, $part, oneLineToggled, partChosen, tabChosen } from '../model/view';
import * as css from './bar.css';
import { partChoice } from './board.css';
import { DayStrip } from './day-strip';
import { LeagueMenu } from './league-menu';
import { OddsSelect } from './odds-select';

type AsianBarProps = {
  sport: Sport | undefined;
  tab: AsianTab;
  day: number | null;
  /** Competitions of the list before the choice among them. */
  champs: readonly BoardChamp[];
  hasFirst: boolean;
};

/** Which matches the view shows, and how. */
export function AsianBar({ sport, tab, day, champs, hasFirst }: AsianBarProps) {
  const t = useT();
  const [isOneLine, isSplit, part, isByLeague] = useUnit([$isOneLine, $isSplit, $part, $isGroupedByCategories]);
  const [toggleLine, switchLook, choosePart] = useUnit([oneLineToggled, lookSwitched, partChosen]);
  const [toggleLeagues, chooseTab] = useUnit([categoriesToggled, tabChosen]);
  const path = (zone: Zone) => (sport && sport[zone] > 0 ? sportPath(zone, sport) : zonePath(zone));

  return (
    <div className={css.bar} role="group" aria-label={t('asian.bar')}>
      <div className={css.line}>
        <nav className={css.tabs} aria-label={t('sport.zone.label')}>
          <AppLink className={css.tab} to={path('live')} aria-current={tab === 'live' ? 'page' : undefined}>
            <span className={css.dot} />
            <span>{t('sport.zone.live')}</span>
            {sport && <span>{sport.live}</span>}
          </AppLink>
          {lineTabs.map((each) => (
            <AppLink
              key={each}
              className={css.tab}
              to={path('line')}
              aria-current={tab === each ? 'page' : undefined}
              onClick={() => chooseTab(each)}
            >
              {t(`asian.tab.${each}`)}
            </AppLink>
          ))}
        </nav>
        <OddsSelect className={css.odds} />
        <LeagueMenu champs={champs} />
        <Chip pressed={!isByLeague} onClick={() => toggleLeagues()}>
          <Icon name="sort" size={14} />
          {t('sport.filter.time')}
        </Chip>
        <Chip pressed={isOneLine} onClick={() => toggleLine()}>
          {t('asian.oneLine')}
        </Chip>
        <Chip pressed={isSplit} onClick={() => switchLook('split')}>
          <bdi>{t('asian.split')}</bdi>
        </Chip>
        {hasFirst && (
          <Segmented
            className={partChoice}
            label={t('asian.part.label')}
            options={(['full', 'first'] as const).map((value) => ({ value, label: t(`asian.part.${value}`) }))}
            value={part}
            onValueChange={choosePart}
          />
        )}
      </div>
      <DayStrip tab={tab} day={day} />
    </div>
  );
}
