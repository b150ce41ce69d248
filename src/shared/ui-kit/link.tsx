import { useProvidedScope } from 'effector-react';
import { useSyncExternalStore } from 'react';

import { type Way, ways } from '@/shared/own-scope';
import { AppLink, type AppLinkProps, joinPath, pressOf } from '@/shared/routing';

/** The scope of an app knows neither the language nor the router, so the way of the host leads. */
function OwnLink({ way, ...props }: AppLinkProps & { way: Way }) {
  const { to, children, ...rest } = props;
  const language = useSyncExternalStore(way.subscribe, way.language);
  return (
    <a {...rest} href={joinPath(language, to)} onClick={pressOf(props, way.navigate)}>
      {children}
    </a>
  );
}

/** A link inside the site, in the tree of a remote app or in one of the host's. */
export function Link(props: AppLinkProps) {
  const scope = useProvidedScope();
  const way = scope === null ? undefined : ways.get(scope);
  return way === undefined ? <AppLink {...props} /> : <OwnLink {...props} way={way} />;
}
