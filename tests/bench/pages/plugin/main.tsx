/**
 * Loads a remote app from the request for the manifest until it is drawn: through the product's slot, or by a bare
 * `import()` of the same file.
 */
import { findPlugin, type PluginHost } from '@sdk';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';

import type { PluginManifest } from '@contracts/plugin';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { PluginHostContext, PluginSlot } from '@/widgets/plugin-slot';

import '../../lib/page';

const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };
const scope = fork();

/** The few functions that a plugin without permissions needs from its host. */
const createHost = (ready: () => void, fail: (error: unknown) => void) =>
  Object.freeze({ scope, ready, fail }) as unknown as PluginHost;

const place = () => document.body.appendChild(document.createElement('div'));
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function ours(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const host = createHost(() => resolve(undefined), reject);
  createRoot(place()).render(
    <Provider value={scope}>
      <PluginHostContext value={() => host}>
        <PluginSlot name="header" />
      </PluginHostContext>
    </Provider>,
  );
  await frame();
  const started = performance.now();
  void allSettled(overridesReceived, { scope, params: {} });
  void allSettled(audienceChanged, { scope, params: visitor });
  void allSettled(manifestRequested, { scope });
  await promise;
  return performance.now() - started;
}

async function bare(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const element = place();
  await frame();
  const started = performance.now();
  const { plugins } = (await (await fetch('/plugins/manifest.json')).json()) as PluginManifest;
  for (const { id, entry } of plugins) {
    await import(/* @vite-ignore */ entry);
    findPlugin(id)?.mount(
      element,
      createHost(() => resolve(undefined), reject),
    );
  }
  await promise;
  return performance.now() - started;
}

window.plugins = { ours, bare };
