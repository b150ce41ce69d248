import { useUnit } from 'effector-react';

import { bonusGamesEntry, pathOfBonusGame } from '@contracts/bonus-games/names';

import {
  categories,
  type Category,
  type Divided,
  type Kind,
  kindsOf,
  nameOfKind,
  pathOf,
  pathOfKind,
  titleOf,
} from '@/entities/casino/catalogue';
import { $availability, isOffered } from '@/entities/site';
import { $offers } from '@/features/casino/shelf';
import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import * as css from './page.css';

/** The sections of games. Players have their favourites among them. */
export function Categories({ isAuth, open }: { isAuth: boolean; open: Category }) {
  const t = useT();
  const [offers, availability] = useUnit([$offers, $availability]);
  const offered = categories.filter(
    (each) => each !== 'search' && (isAuth || each !== 'favourites') && offers.has(pathOf[each]),
  );
  return (
    <nav className={css.categories} aria-label={t('rounds.lobby.categories')}>
      {offered.map((each) => (
        <AppLink
          key={each}
          className={css.category}
          to={pathOf[each]}
          aria-current={each === open ? 'page' : undefined}
        >
          {t(titleOf(each))}
        </AppLink>
      ))}
      {isAuth && isOffered(availability, bonusGamesEntry) && (
        <AppLink className={css.category} to={pathOfBonusGame('fortuna')}>
          {t('rounds.lobby.bonus')}
        </AppLink>
      )}
    </nav>
  );
}

/** The kinds of tables or of slots, each at an address of its own. */
export function Kinds({ of, open }: { of: Divided; open: Kind | null }) {
  const t = useT();
  const links = [
    { to: pathOf[of], text: t(`casino.all.${of}`), isOpen: open === null },
    ...kindsOf[of].map((kind) => ({ to: pathOfKind(kind), text: t(nameOfKind(kind)), isOpen: kind === open })),
  ];
  return (
    <nav className={css.kinds} aria-label={t(`casino.kinds.${of}`)}>
      {links.map(({ to, text, isOpen }) => (
        <AppLink key={to} className={css.category} to={to} aria-current={isOpen ? 'page' : undefined}>
          {text}
        </AppLink>
      ))}
    </nav>
  );
}
