import type { ComponentPropsWithRef } from 'react';
import { Link, NavLink, type NavLinkProps, resolvePath } from 'react-router-dom';

export type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** Without the language, with query and hash if any. */
  to: string;
  /** By default, a link to the address of the page itself replaces its entry in the history. */
  replace?: boolean;
};

/** A link of the router takes a whole address for another site. A path from any author leads to this site only. */
const inside = (to: string) => ({ to: resolvePath(to), discover: 'none' as const });

/** A link inside the site: a real address for new tabs and screen readers. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link {...rest} {...inside(to)} />;
}

/** A link of a navigation, which says where the player is: `end`: only at this very address, not below it. */
export function AppNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink {...rest} {...inside(to)} caseSensitive />;
}
