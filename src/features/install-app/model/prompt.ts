import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { appReady } from '@/shared/lib/lifecycle';
import { classifyThisDevice, isStandalone } from '@/shared/lib/user-agent';

/** The browser's own question, which a page may put once. Not in the DOM's types: only some browsers have it. */
export type InstallPrompt = { prompt: () => Promise<unknown> };

/** Kept by the early script: the browser may offer it before the bundle is here. */
const earlyPrompt = (): unknown => ('__install' in window ? window.__install : undefined);

const isPrompt = (value: unknown): value is InstallPrompt =>
  typeof value === 'object' && value !== null && 'prompt' in value && typeof value.prompt === 'function';

/** The player wants the app on his device. */
export const installRequested = createEvent();
/** It is there now, or the question was put: a browser offers it anew when it may be put again. */
const promptCleared = createEvent();
const promptOffered = createEvent<InstallPrompt>();

/** Kept until it is cleared; null: this browser does not offer it, or the app is there already. Spec: shell §1. */
const $prompt = createStore<InstallPrompt | null>(null, { serialize: 'ignore' })
  .on(promptOffered, (_, prompt) => prompt)
  .reset(promptCleared);
export const $canInstall = $prompt.map((prompt) => prompt !== null);

/** `byHand`: iOS has no question, its menu "Share" does it. `installed`: this is the app. */
export type InstallWay = 'byHand' | 'installed' | 'none';
const readWayFx = createEffect((): InstallWay => {
  if (isStandalone()) return 'installed';
  return classifyThisDevice().os.name === 'ios' ? 'byHand' : 'none';
});
export const $way = createStore<InstallWay>('none').on(readWayFx.doneData, (_, way) => way);

const watchFx = createEffect(() => {
  const offer = scopeBind(promptOffered, { safe: true });
  const clear = scopeBind(promptCleared, { safe: true });
  const take = (event: unknown) => {
    if (isPrompt(event)) offer(event);
  };
  take(earlyPrompt());
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event);
  });
  addEventListener('appinstalled', () => {
    clear();
  });
});
sample({ clock: appReady, target: [watchFx, readWayFx] });

const askFx = createEffect((prompt: InstallPrompt) => prompt.prompt());
sample({ clock: installRequested, source: $prompt, filter: (prompt) => prompt !== null, target: askFx });
sample({ clock: askFx.finally, fn: () => undefined, target: promptCleared });
