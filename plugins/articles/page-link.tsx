import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { MouseEvent, ReactNode } from 'react';

/** `current`: the page of the link is open beside it. */
type PageLinkProps = { path: string; className?: string | undefined; current?: boolean; children: ReactNode };

/** A real link to a page of this site. A plain click does not load the page again. */
export function PageLink({ path, className, current = false, children }: PageLinkProps) {
  const { $href, navigate } = useHost();
  const href = useUnit($href);
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <a href={href(path)} className={className} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
