import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { appReady } from '@/shared/lib/lifecycle';
import { classifyThisDevice, isStandalone } from '@/shared/lib/user-agent';

/**
 * The browser's own question, which a page may ask once. The DOM's types do not have it, because only some browsers
 * ask.
 */
export type InstallPrompt = { prompt: () => Promise<unknown> };

/** The early script keeps the question, because the browser may offer it before the bundle has loaded. */
const earlyPrompt = (): unknown => ('__install' in window ? window.__install : undefined);

const isPrompt = (value: unknown): value is InstallPrompt =>
  typeof value === 'object' && value !== null && 'prompt' in value && typeof value.prompt === 'function';

export const installRequested = createEvent();
/** The app is installed, or the browser has asked its question. The browser offers the question again when it may. */
const promptCleared = createEvent();
const promptOffered = createEvent<InstallPrompt>();

/** The browser's question until it is used. Null: this browser offers none, or the app is installed. Spec: shell §1. */
const $prompt = createStore<InstallPrompt | null>(null)
  .on(promptOffered, (_, prompt) => prompt)
  .reset(promptCleared);
export const $canInstall = $prompt.map((prompt) => prompt !== null);

/** `byHand`: iOS never asks; the player uses its menu "Share". `installed`: this is the app. */
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
sample({ clock: askFx.finally, target: promptCleared });
