import { useUnit } from 'effector-react';
import { Fragment } from 'react';

import type { Sport, Zone } from '@contracts/feed';

import { $champs } from '@/entities/game';
import { flagOf, champPath, shortChampName, sportPath } from '@/features/betting/open-event';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { Flag } from '@/shared/ui/flag';
import { Icon, SportIcon } from '@/shared/ui/icon';

import { countOf, glyphOf, menuChamps } from '../lib/menu';
import { MenuLink } from './menu-link';
import * as css from './sports-menu.css';

type SportLinksProps = { zone: Zone; sports: readonly Sport[]; openId: number | null; champId: number | null };

/** Competitions under the open sport, at most. */
const MOST = 5;

export function SportLinks({ zone, sports, openId, champId }: SportLinksProps) {
  return (
    <>
      {sports.map((sport) => (
        <Fragment key={sport.id}>
          <MenuLink
            to={sportPath(zone, sport)}
            icon={<SportIcon sport={glyphOf(sport)} />}
            text={sport.name}
            count={sport[zone]}
            isCurrent={sport.id === openId && champId === null}
          />
          {sport.id === openId && <ChampLinks zone={zone} sport={sport} champId={champId} />}
        </Fragment>
      ))}
    </>
  );
}

function ChampLinks({ zone, sport, champId }: { zone: Zone; sport: Sport; champId: number | null }) {
  const t = useT();
  const champs = useUnit($champs);
  return (
    <div className={css.sub} role="group" aria-label={t('menu.top')}>
      {menuChamps(champs, sport.id, zone, MOST).map((champ) => (
        <MenuLink
          key={champ.id}
          isSub
          to={champPath(zone, sport, champ)}
          icon={<Flag country={flagOf(champ)} />}
          text={shortChampName(champ)}
          count={countOf(champ, zone)}
          isCurrent={champ.id === champId}
        />
      ))}
      {champId !== null && (
        <AppLink className={css.all} to={sportPath(zone, sport)}>
          {t('menu.all', { sport: sport.name })}
          <Icon name="chevron-right" size={14} />
        </AppLink>
      )}
    </div>
  );
}
