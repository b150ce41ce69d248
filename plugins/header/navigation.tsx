import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { MouseEvent, ReactNode } from 'react';

import css from './header.module.css';

type LinkProps = { path: string; className?: string | undefined; isCurrent?: boolean; children: ReactNode };

/** A real link, so that it opens in a new tab too; a plain click stays in the page. */
export function HostLink({ path, className, isCurrent = false, children }: LinkProps) {
  const { $href, navigate } = useHost();
  const href = useUnit($href);

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path);
  };

  return (
    <a href={href(path)} className={className} onClick={follow} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

export function Navigation() {
  const { $menu, $path, $t } = useHost();
  const [menu, path, t] = useUnit([$menu, $path, $t]);

  return (
    <nav className={css.nav} aria-label={t('header.sections')}>
      {menu.map((item) => (
        <HostLink key={item.id} path={item.path} isCurrent={isWithin(path, item.path)}>
          {item.title}
        </HostLink>
      ))}
    </nav>
  );
}

/** `/home/live/1` is within `/home/live`, `/home/lives` is not. */
const isWithin = (path: string, section: string): boolean => path === section || path.startsWith(`${section}/`);
