import { useUnit } from 'effector-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

import { useHref } from './hooks';
import { navigateTo } from './location';

export type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Without the language, with query and hash if any. */
  to: string;
};

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A link inside the site: a real address for new tabs and screen readers; a plain press does not load the page again.
 */
export function AppLink({ to, onClick, children, ...rest }: AppLinkProps) {
  const href = useHref(to);
  const navigate = useUnit(navigateTo);
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || (rest.target !== undefined && rest.target !== '_self'))
      return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={href} onClick={press}>
      {children}
    </a>
  );
}
