import { createEvent, createStore } from 'effector';

/**
 * "App ready": the start has settled configuration, session, first guards and first texts; the first page is on the
 * screen; the code that waits for this moment has loaded. Fires once. Every "after ready" delay counts from it. Spec:
 * BOOT-35.
 */
export const appReady = createEvent();
export const $isAppReady = createStore(false).on(appReady, () => true);
