import { useUnit } from 'effector-react';

import { idOfSegment } from '@contracts/path-segment';

import { useT } from '@/shared/i18n';
import { $routeMatch, AppLink, usePageTitle } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import * as office from '@/shared/ui/office-page';
import { BoardDesk, MarkedBoard } from '@/widgets/match-board';

import { isAt, isMarked, isOwn, type MarkedType, markOf, type OwnType, type Place, topicOf } from '../lib/types';
import { Own } from './own';

/** Path: /home/{line|live}/{page type}/{sport}?/{champ}?. Row ROUTE-06, decision D-482. */
export function PageTypePage() {
  const route = useUnit($routeMatch);
  const { section, menuSection = '', sport, champ } = route?.params ?? {};
  const place: Place = {
    zone: section === 'line' ? 'line' : 'live',
    sportId: idOfSegment(sport),
    champId: idOfSegment(champ),
  };
  return isOwn(menuSection) || isMarked(menuSection) ? (
    <Listed key={menuSection} type={menuSection} place={place} />
  ) : null;
}

const zones = ['live', 'line'] as const;

function Listed({ type, place }: { type: OwnType | MarkedType; place: Place }) {
  const t = useT();
  const name = t(`favourites.type.${type}`);
  usePageTitle(name);
  return (
    <div className={office.page}>
      <header className={office.column}>
        <h1 className={office.title}>{name}</h1>
        <nav className={office.actions} aria-label={name}>
          {zones.map((zone) => (
            <AppLink
              key={zone}
              to={`/home/${zone}/${type}`}
              className={buttonLook({ variant: zone === place.zone ? 'primary' : 'secondary', size: 'sm' })}
              aria-current={zone === place.zone ? 'page' : undefined}
            >
              {t(`sport.zone.${zone}`)}
            </AppLink>
          ))}
        </nav>
      </header>
      <BoardDesk>{isOwn(type) ? <Own type={type} place={place} /> : <Marked type={type} place={place} />}</BoardDesk>
    </div>
  );
}

function Marked({ type, place }: { type: MarkedType; place: Place }) {
  const mark = markOf(type);
  return (
    <MarkedBoard
      zone={place.zone}
      topic={topicOf(type, place.zone)}
      isIn={(match) => match.pageTypes.includes(mark) && isAt(place, match)}
    />
  );
}
