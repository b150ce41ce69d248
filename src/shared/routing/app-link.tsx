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

/** What a press of a link does. A plain one does not load the page again. */
export const pressOf =
  ({ to, onClick, target }: AppLinkProps, navigate: (path: string) => void) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || (target !== undefined && target !== '_self')) return;
    event.preventDefault();
    navigate(to);
  };

/** A link inside the site: a real address for new tabs and screen readers. */
export function AppLink(props: AppLinkProps) {
  const { to, children, ...rest } = props;
  return (
    <a {...rest} href={useHref(to)} onClick={pressOf(props, useUnit(navigateTo))}>
      {children}
    </a>
  );
}
