import { useUnit } from 'effector-react';

import type { Champ, Sport, Zone } from '@contracts/feed';

import { $champs } from '@/entities/game';
import { $isGroupedByCountry } from '@/entities/preferences';
import { champPath, flagOf, shortChampName, sportPath } from '@/features/betting/open-event';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { SideLink } from '@/shared/side-menu';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';

import { countOf, menuChamps, menuTree } from '../lib/menu';
import { CountryLinks } from './country-links';
import * as css from './sports-menu.css';

/** The open sport has at most this many lines under it. */
const most = 5;

type ChampLinksProps = { zone: Zone; sport: Sport; champId: number | null };

/** Competitions of the open sport. Several of one country stand behind its name. */
export function ChampLinks({ zone, sport, champId }: ChampLinksProps) {
  const t = useT();
  const [champs, isGrouped] = useUnit([$champs, $isGroupedByCountry]);
  const linkOf = (champ: Champ, hasFlag: boolean) => (
    <SideLink
      key={champ.id}
      isSub
      to={champPath(zone, sport, champ)}
      icon={hasFlag ? <Flag country={flagOf(champ)} /> : <span className={css.noFlag} />}
      text={shortChampName(champ)}
      count={countOf(champ, zone)}
      isCurrent={champ.id === champId}
    />
  );

  return (
    <div className={css.sub} role="group" aria-label={t('menu.top')}>
      {menuTree(menuChamps(champs, sport.id, zone), isGrouped, most).map((group) => {
        const [first, second] = group;
        if (first === undefined) return null;
        if (second === undefined) return linkOf(first, true);
        return (
          <CountryLinks
            key={`country-${String(first.countryId)}`}
            champ={first}
            count={group.reduce((sum, champ) => sum + countOf(champ, zone), 0)}
            hasCurrent={group.some(({ id }) => id === champId)}
          >
            {group.map((champ) => linkOf(champ, false))}
          </CountryLinks>
        );
      })}
      {champId !== null && (
        <AppLink className={css.all} to={sportPath(zone, sport)}>
          {t('menu.all', { sport: sport.name })}
          <Icon name="chevron-right" size={14} />
        </AppLink>
      )}
    </div>
  );
}
