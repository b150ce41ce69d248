import { useUnit } from 'effector-react';
import { type ReactNode, useMemo } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router-dom';

import { $language } from '@/shared/lib/language';

import { $location, addressAsked, type AskedAddress } from './location';
import { joinPath } from './path';

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** What links ask for is an event: the guards speak before an address enters the history. Decision D-780. */
export const navigatorOf = (ask: (address: AskedAddress) => unknown): Navigator => ({
  createHref: hrefOf,
  push: (to) => void ask({ to: hrefOf(to) }),
  replace: (to) => void ask({ to: hrefOf(to), replace: true }),
  go: (delta) => void ask({ to: delta }),
});

/** React Router at the address that the guards have let in. The language is the first part of every path. */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [{ path, search, hash }, language, ask] = useUnit([$location, $language, addressAsked]);
  const navigator = useMemo(() => navigatorOf(ask), [ask]);
  return (
    <Router
      basename={joinPath(language, '/')}
      location={{ pathname: joinPath(language, path), search, hash }}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
