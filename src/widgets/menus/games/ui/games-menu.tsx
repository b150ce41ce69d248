import { useUnit } from 'effector-react';
import { useLocation } from 'react-router-dom';

import { bonusGames, bonusGamesEntry, pathOfBonusGame } from '@contracts/bonus-games/names';

import { catalogue, categories, type Category, gamesOf, pathOf, placeAt, titleOf } from '@/entities/casino/catalogue';
import { $isAuth } from '@/entities/session';
import { $availability, isOffered } from '@/entities/site';
import { $offers, $shelf } from '@/features/casino/shelf';
import { $textOf, useT } from '@/shared/i18n';
import { $layout } from '@/shared/lib/viewport';
import * as side from '@/shared/side-menu';
import { Icon, type IconName } from '@/shared/ui/icon';

const icons: Readonly<Record<Category, IconName>> = {
  all: 'columns',
  fast: 'bolt',
  slots: 'crown',
  cards: 'card',
  poker: 'award',
  keno: 'list',
  bingo: 'success',
  scratch: 'ticket',
  asian: 'coins',
  crash: 'trend',
  tv: 'tv',
  tables: 'grip',
  bet: 'play',
  skill: 'lightbulb',
  favourites: 'star',
  search: 'search',
};

/** Landmark of the lobby: sections of games with their counts, where the sports stand elsewhere. Row CAS-37. */
export function GamesMenu() {
  const t = useT();
  const [offers, shelf, isAuth, layout, textOf] = useUnit([$offers, $shelf, $isAuth, $layout, $textOf]);
  const availability = useUnit($availability);
  const { pathname } = useLocation();
  const here = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '');
  const isBonusGame = bonusGames.some((name) => pathOfBonusGame(name) === here);
  // A room is in its section.
  const open = catalogue.find(({ to }) => to === here)?.section ?? placeAt(here).category;
  const linkOf = (each: Category) => ({
    to: pathOf[each],
    icon: <Icon name={icons[each]} />,
    text: t(titleOf(each)),
    count: gamesOf(each, null, shelf?.favorites ?? []).filter(({ to }) => offers.has(to)).length,
    isCurrent: each === open && here !== '/my-casino' && !isBonusGame,
  });
  const recent = {
    to: '/my-casino',
    icon: <Icon name="clock" />,
    text: t('rounds.lobby.recent'),
    count: shelf?.recent.length ?? 0,
    isCurrent: here === '/my-casino',
  };
  const bonus = {
    to: pathOfBonusGame('fortuna'),
    icon: <Icon name="ticket" />,
    text: t('rounds.lobby.bonus'),
    count: bonusGames.length,
    isCurrent: isBonusGame,
  };
  const offered = isOffered(availability, bonusGamesEntry) ? [bonus] : [];
  const own = isAuth ? [linkOf('favourites'), recent, ...offered] : [];
  const sections = categories
    .filter((each) => each !== 'search' && each !== 'favourites' && offers.has(pathOf[each]))
    .map(linkOf);
  // A phone has the sections in a row of the page.
  if (layout === 'narrow') return null;
  return (
    <nav className={side.menu} aria-label={t('rounds.lobby.categories')}>
      {own.length > 0 && <h2 className={side.heading}>{textOf('page.title.my-casino')}</h2>}
      {own.map((link) => (
        <side.SideLink key={link.to} {...link} />
      ))}
      <h2 className={side.heading}>{t('rounds.lobby.categories')}</h2>
      {sections.map((link) => (
        <side.SideLink key={link.to} {...link} />
      ))}
    </nav>
  );
}
