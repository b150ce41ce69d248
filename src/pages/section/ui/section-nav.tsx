import { useUnit } from 'effector-react';

import { $textOf, useT } from '@/shared/i18n';
import { $path, AppLink } from '@/shared/routing';

import { $links } from '../model/content';
import * as css from './page.css';

/** The pages of the section, from the route table. */
export function SectionNav() {
  const t = useT();
  const [links, path, textOf] = useUnit([$links, $path, $textOf]);
  return (
    <nav className={css.nav} aria-label={t('section.navigation')}>
      {links.map((link) => (
        <AppLink
          key={link.path}
          to={link.path}
          className={css.link}
          aria-current={link.path === path ? 'page' : undefined}
        >
          {textOf(link.title) ?? link.path}
        </AppLink>
      ))}
    </nav>
  );
}
