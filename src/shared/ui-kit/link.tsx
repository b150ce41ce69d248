import { useProvidedScope } from 'effector-react';
import { useSyncExternalStore } from 'react';
import { Router, useInRouterContext } from 'react-router-dom';

import { type Way, ways } from '@/shared/own-scope';
import { AppLink, type AppLinkProps, joinPath, SiteRouter } from '@/shared/routing';

/**
 * The tree of an app knows neither the language nor the router, so the host's own navigation is used. Where the page
 * is, such a link cannot tell: it never takes the place of an address by itself.
 */
function OwnLink({ way, ...props }: AppLinkProps & { way: Way }) {
  const home = joinPath(useSyncExternalStore(way.subscribe, way.language), '/');
  return (
    <Router basename={home} location={home} navigator={way.navigator}>
      <AppLink {...props} replace={false} />
    </Router>
  );
}

/** A link inside the site, in the tree of a remote app or in one of the host's. */
export function Link(props: AppLinkProps) {
  const isInRouter = useInRouterContext();
  const scope = useProvidedScope();
  const way = scope === null ? undefined : ways.get(scope);
  if (isInRouter) return <AppLink {...props} />;
  if (way !== undefined) return <OwnLink {...props} way={way} />;
  return (
    <SiteRouter>
      <AppLink {...props} />
    </SiteRouter>
  );
}
