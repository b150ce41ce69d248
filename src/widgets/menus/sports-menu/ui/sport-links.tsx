import { Fragment } from 'react';

import type { Sport, Zone } from '@contracts/feed';

import { sportPath } from '@/features/betting/open-match';
import { SideLink } from '@/shared/side-menu';
import { SportIcon } from '@/shared/ui/icon';

import type { MenuAdditions } from '../lib/additions';
import { glyphOf } from '../lib/menu';
import { ChampLinks } from './champ-links';

type SportLinksProps = {
  zone: Zone;
  sports: readonly Sport[];
  openId: number | null;
  champId: number | null;
  additions: MenuAdditions | undefined;
};

export function SportLinks({ zone, sports, openId, champId, additions }: SportLinksProps) {
  return (
    <>
      {sports.map((sport) => (
        <Fragment key={sport.id}>
          <SideLink
            to={sportPath(zone, sport)}
            icon={<SportIcon sport={glyphOf(sport)} />}
            text={sport.name}
            count={sport[zone]}
            isCurrent={sport.id === openId && champId === null}
          />
          {sport.id === openId && <ChampLinks zone={zone} sport={sport} champId={champId} additions={additions} />}
        </Fragment>
      ))}
    </>
  );
}
