import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';

import { categories, type Category, pathOf, pathOfTable, type Table, tableKinds } from '../lib/catalogue';
import { nameOf, titleOf } from '../lib/names';
import * as css from './page.css';

/** The sections of games. Players have their favourites among them. */
export function Categories({ isAuth, open }: { isAuth: boolean; open: Category }) {
  const t = useT();
  const offered = categories.filter((each) => each !== 'search' && (isAuth || each !== 'favourites'));
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
    </nav>
  );
}

/** The kinds of tables, each at an address of its own. */
export function Tables({ open }: { open: Table | null }) {
  const t = useT();
  const links = [
    { to: pathOf.tables, text: t('casino.allTables'), isOpen: open === null },
    ...tableKinds.map((kind) => ({ to: pathOfTable(kind), text: t(nameOf(kind)), isOpen: kind === open })),
  ];
  return (
    <nav className={css.categories} aria-label={t('casino.tables')}>
      {links.map(({ to, text, isOpen }) => (
        <AppLink key={to} className={css.category} to={to} aria-current={isOpen ? 'page' : undefined}>
          {text}
        </AppLink>
      ))}
    </nav>
  );
}
