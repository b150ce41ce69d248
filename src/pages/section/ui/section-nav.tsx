import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { $textOf, useT } from '@/shared/i18n';
import { AppNavLink } from '@/shared/routing';
import { $links } from '@/widgets/menus/section-menu';

import * as css from './page.css';

/** The pages of the section, from the route table. */
export function SectionNav() {
  const t = useT();
  const [links, textOf] = useUnit([$links, $textOf]);
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen, so it scrolls until the open page is in its middle.
  useEffect(() => {
    const here = bar.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const box = bar.current?.getBoundingClientRect();
    if (here && box) bar.current?.scrollBy(here.left + here.width / 2 - box.left - box.width / 2, 0);
  }, [pathname, links]);
  return (
    <nav ref={bar} className={css.nav} aria-label={t('section.navigation')}>
      {links.map((link) => (
        <AppNavLink key={link.path} to={link.path} className={css.link} end>
          {textOf(link.title) ?? link.path}
        </AppNavLink>
      ))}
    </nav>
  );
}
