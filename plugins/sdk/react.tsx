import { Provider } from 'effector-react';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

import type { PluginHost } from './host.ts';

const HostContext = createContext<PluginHost | null>(null);

export function useHost(): PluginHost {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost is for components of a plugin: createReactPlugin gives them the host.');
  return host;
}

function Ready() {
  const { ready } = useHost();
  useEffect(() => ready(), [ready]);
  return null;
}

/**
 * Makes the `mount` of a plugin from a React component. When it fails while it draws, its tree goes and the host hears
 * of it.
 */
export const createReactPlugin =
  (App: ComponentType) =>
  (element: HTMLElement, host: PluginHost): (() => void) => {
    const root = createRoot(element, { onUncaughtError: (error) => host.fail(error) });
    root.render(
      <Provider value={host.scope}>
        <HostContext value={host}>
          <App />
          <Ready />
        </HostContext>
      </Provider>,
    );
    return () => root.unmount();
  };
