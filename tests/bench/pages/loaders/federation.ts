/** Loads apps as the runtime of Module Federation does: an entry of each, then the module that it exposes; React is the host's. */
import { createInstance } from '@module-federation/runtime';
import * as react from 'react';
import * as client from 'react-dom/client';

import { measured, place } from './host';

const shareConfig = { singleton: true, requiredVersion: '^19.0.0' };
const share = (lib: object) => [{ version: '19.3.1', lib: () => lib, shareConfig }];
const host = createInstance({
  name: 'host',
  remotes: [],
  shared: { react: share(react), 'react-dom/client': share(client) },
});

type Exposed = { mount: (element: Element) => void };

window.loader = measured((apps) => {
  host.registerRemotes(apps.map(({ id, entry }) => ({ name: id, entry, type: 'module' })));
  for (const { id } of apps) void host.loadRemote<Exposed>(`${id}/app`).then((app) => app?.mount(place()));
});
