/** Loads apps as single-spa does with SystemJS: each is a module of the SystemJS format, and React is the host's. */
import 'systemjs/dist/system.min.js';
import * as react from 'react';
import * as client from 'react-dom/client';
import { registerApplication, start } from 'single-spa';

import { measured, place } from './host';

type Lifecycles = Parameters<typeof registerApplication>[0] extends { app: infer App } ? App : never;
declare const System: {
  import: (address: string) => Promise<unknown>;
  set: (address: string, module: object) => void;
};

const shared = { react, 'react-dom-client': client };
for (const [name, module] of Object.entries(shared)) System.set(new URL(`/shared/${name}`, location.href).href, module);

window.loader = measured((apps) => {
  for (const { id, entry } of apps)
    registerApplication({
      name: id,
      app: (() => System.import(entry)) as Lifecycles,
      activeWhen: () => true,
      customProps: { domElement: place() },
    });
  start();
});
