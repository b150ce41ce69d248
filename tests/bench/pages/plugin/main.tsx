/**
 * Loads remote apps from the request for the manifest until all are drawn: through the product's slots, or by a bare
 * `import()` of each file, all at once.
 */
import { findPlugin, type PluginHost } from '@sdk';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';

import type { PluginManifest } from '@contracts/plugin';
import { slotLimit } from '@contracts/slot-limits';
import { type SlotName, slots } from '@contracts/slots';

import { audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import type { SlotProps } from '@/shared/slot';
import { PluginHostContext, PluginSlot } from '@/widgets/plugin-slot';

import { drawnSlots } from '../../lib/plugin-slots';
import '../../lib/page';

const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };
const scope = fork();

const pressed = createEvent();
const $count = createStore(0).on(pressed, (count) => count + 1);

/** The few functions that a plugin without permissions needs from its host. */
const createHost = (ready: () => void, fail: (error: unknown) => void) =>
  Object.freeze({ scope, ready, fail }) as unknown as PluginHost;

/** Enough slots for so many apps. */
function slotsFor(apps: number): SlotName[] {
  let room = 0;
  return drawnSlots.filter((name) => {
    const isNeeded = room < apps;
    room += isNeeded ? slotLimit(name) : 0;
    return isNeeded;
  });
}

/** Resolves when so many apps have drawn. */
function untilReady(apps: number) {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let left = apps;
  const ready = () => {
    left -= 1;
    if (left === 0) resolve(undefined);
  };
  return { promise, host: createHost(ready, reject) };
}

const place = () => document.body.appendChild(document.createElement('div'));

function Counter({ clicked }: { clicked: typeof pressed }) {
  const [count, press] = useUnit([$count, clicked]);
  useEffect(() => {
    if (count === 0) press();
  }, [count, press]);
  return <p>{count}</p>;
}
/** A host has drawn and changed its page before apps come, so neither way counts what the first drawing of React and effector costs. */
async function drawHost(): Promise<void> {
  const element = place();
  const root = createRoot(element);
  root.render(
    <Provider value={scope}>
      <Counter clicked={pressed} />
    </Provider>,
  );
  while (element.textContent !== '1') await frame();
  root.unmount();
  element.remove();
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function ours(apps: number): Promise<number> {
  await drawHost();
  const { promise, host } = untilReady(apps);
  createRoot(place()).render(
    <Provider value={scope}>
      <PluginHostContext value={() => host}>
        {slotsFor(apps).map((name) => (
          <PluginSlot key={name} {...({ name, params: slots[name].sample } as SlotProps)} />
        ))}
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

async function bare(apps: number): Promise<number> {
  await drawHost();
  const { promise, host } = untilReady(apps);
  await frame();
  const started = performance.now();
  const { plugins } = (await (await fetch('/plugins/manifest.json')).json()) as PluginManifest;
  for (const { id, entry } of plugins)
    void import(/* @vite-ignore */ entry).then(() => findPlugin(id)?.mount(place(), host));
  await promise;
  return performance.now() - started;
}

window.plugins = { ours, bare };
