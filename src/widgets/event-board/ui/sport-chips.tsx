import { useUnit } from 'effector-react';

import type { Zone } from '@contracts/feed';

import { $sports } from '@/entities/game';
import { sportPath } from '@/features/open-event';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { chipLook } from '@/shared/ui/chip';
import { SportIcon } from '@/shared/ui/icon';

import { glyphOf, sportsOf } from '../lib/sports';
import * as css from './event-board.css';

/** On a phone the menu is away: sports of the zone as a strip over the list. */
export function SportChips({ zone, sportId }: { zone: Zone; sportId: number }) {
  const t = useT();
  const sports = useUnit($sports);
  return (
    <nav className={css.chips} aria-label={t('sport.filter.sports')}>
      {sportsOf(sports, zone).map((sport) => {
        const isOn = sport.id === sportId;
        return (
          <AppLink
            key={sport.id}
            to={sportPath(zone, sport)}
            className={`${chipLook} ${css.chip}`}
            aria-current={isOn ? 'page' : undefined}
            aria-label={isOn ? undefined : `${sport.name} ${String(sport[zone])}`}
          >
            <SportIcon sport={glyphOf(sport)} />
            {isOn && sport.name} {sport[zone]}
          </AppLink>
        );
      })}
    </nav>
  );
}
