import { useUnit } from 'effector-react';

import type { Champ, Sport, Zone } from '@contracts/feed';

import { $champs } from '@/entities/match';
import { $isGroupedByCountry } from '@/entities/preferences';
import { champPath, flagOf, shortChampName, sportPath } from '@/features/betting/open-match';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { SideLink } from '@/shared/side-menu';
import { Flag } from '@/shared/ui/flag';
import { Icon } from '@/shared/ui/icon';

import type { MenuAdditions } from '../lib/additions';
import { countOf, menuChamps, menuTree } from '../lib/menu';
import { $first } from '../model/first';
import { CountryLinks } from './country-links';
import * as css from './sports-menu.css';

/** The open sport has at most this many lines under it. */
const most = 5;

type ChampLinksProps = { zone: Zone; sport: Sport; champId: number | null; additions: MenuAdditions | undefined };

/** Competitions of the open sport. Several of one country are behind its name. */
export function ChampLinks({ zone, sport, champId, additions }: ChampLinksProps) {
  const t = useT();
  const [champs, isGrouped, first] = useUnit([$champs, $isGroupedByCountry, $first]);
  const End = additions?.End;
  const linkOf = (champ: Champ, hasFlag: boolean) => (
    <div key={champ.id} className={css.champ}>
      <SideLink
        isSub
        to={champPath(zone, sport, champ)}
        icon={hasFlag ? <Flag country={flagOf(champ)} /> : <span className={css.noFlag} />}
        text={shortChampName(champ)}
        count={countOf(champ, zone)}
        isCurrent={champ.id === champId}
      />
      {End && <End champ={champ} />}
    </div>
  );

  return (
    <div className={css.sub} role="group" aria-label={t('menu.top')}>
      {menuTree(menuChamps(champs, sport.id, zone, first), isGrouped, most).map((group) => {
        const [one, second] = group;
        if (one === undefined) return null;
        if (second === undefined) return linkOf(one, true);
        return (
          <CountryLinks
            key={`country-${String(one.countryId)}`}
            champ={one}
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
