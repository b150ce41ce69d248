import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import type { Zone } from '@contracts/feed';
import { idOfSegment } from '@contracts/path-segment';

import { $favourites } from '@/entities/favourites/matches';
import { $currentBettingType, $sports, sportsIn, zoneOf } from '@/entities/match';
import { useTopic } from '@/shared/feed';
import { useT } from '@/shared/i18n';
import { $routeMatch } from '@/shared/routing';
import * as side from '@/shared/side-menu';
import { useSlotLinks } from '@/shared/slot';
import { Icon } from '@/shared/ui/icon';

import type { MenuAdditions } from '../lib/additions';
import { MenuState } from './menu-state';
import { SportLinks } from './sport-links';
import * as css from './sports-menu.css';

const zones: readonly Zone[] = ['live', 'line'];

/** Landmark "Sports": followed matches, sports live and upcoming, and the competitions of the open sport. */
export function SportsMenu({ additions }: { additions?: MenuAdditions | undefined }) {
  const t = useT();
  const [sports, favourites, match, bettingType] = useUnit([$sports, $favourites, $routeMatch, $currentBettingType]);
  const { pathname } = useLocation();
  const links = useSlotLinks('menu.item');
  const phases = { live: useTopic('sports:live'), line: useTopic('sports:line') };
  const { section, sport, champ } = match?.params ?? {};
  const here = zoneOf(section);

  return (
    <nav className={side.menu} aria-label={t('menu.label')}>
      {favourites.length > 0 && (
        <>
          <h2 className={side.heading}>{t('menu.favourites')}</h2>
          <side.SideLink
            to="/"
            icon={<Icon name="star" />}
            text={t('menu.myGames')}
            count={favourites.length}
            isCurrent={false}
          />
        </>
      )}
      {additions && <additions.Top />}
      {zones.map((zone) => {
        const list = sportsIn(sports, zone);
        const openId = here === zone ? (idOfSegment(sport) ?? list[0]?.id ?? null) : null;
        return (
          <section
            key={zone}
            className={css.zone}
            data-aside={zone === bettingType ? undefined : ''}
            aria-labelledby={`menu-${zone}`}
          >
            <h2 id={`menu-${zone}`} className={side.heading}>
              {zone === 'live' ? t('menu.live') : t('menu.line')}
            </h2>
            {list.length > 0 ? (
              <SportLinks
                zone={zone}
                sports={list}
                openId={openId}
                champId={idOfSegment(champ)}
                additions={additions}
              />
            ) : (
              <MenuState phase={phases[zone]} />
            )}
          </section>
        );
      })}
      {links.map(({ id, title, path }) => (
        <side.SideLink
          key={id}
          to={path}
          icon={<Icon name="arrow-right" />}
          text={title}
          isCurrent={path === pathname}
        />
      ))}
    </nav>
  );
}
