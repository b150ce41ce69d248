import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';

import css from './footer.module.css';

/** Shows the footer menu of the site's configuration as real links. A plain click does not load the page again. */
export function Links() {
  const { $footerMenu, $href, $t, navigate } = useHost();
  const [menu, href, t] = useUnit([$footerMenu, $href, $t]);
  if (menu.length === 0) return null;
  const follow = (path: string) => (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <nav className={css.links} aria-label={t('footer.menu')}>
      {menu.map(({ id, title, path }) => (
        <a key={id} href={href(path)} onClick={follow(path)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
