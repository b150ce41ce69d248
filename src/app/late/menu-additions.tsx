import { sample } from 'effector';
import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import type { Champ } from '@contracts/feed';

import { $favouriteCompetitions, $favourites } from '@/entities/favourites/marks';
import { shortChampName } from '@/features/betting/open-match';
import { FavouriteStar } from '@/features/favourites/mark-favourite';
import { useT } from '@/shared/i18n';
import { SideLink } from '@/shared/side-menu';
import { Icon } from '@/shared/ui/icon';
import { firstChanged, type MenuAdditions } from '@/widgets/menus/sports-menu';

sample({ clock: $favouriteCompetitions, target: firstChanged });

/** The way to the favourites, once there are some. */
function Top() {
  const t = useT();
  const { teams, champs } = useUnit($favourites);
  const { pathname } = useLocation();
  const count = teams.length + champs.length;
  if (count === 0) return null;
  return (
    <SideLink
      to="/favourites"
      icon={<Icon name="star" />}
      text={t('menu.myTeams')}
      count={count}
      isCurrent={pathname === '/favourites'}
    />
  );
}

const End = ({ champ }: { champ: Champ }) => <FavouriteStar of="champs" id={champ.id} name={shortChampName(champ)} />;

/** Favourites in the menu of sports. Row FAV-01. */
export const menuAdditions: MenuAdditions = { Top, End };
