import { createEvent, createStore } from 'effector';

/**
 * "App ready": configuration, session, first guards and first texts are settled, the first page is on the screen, and the code that waits for
 * this moment is here. Once. Every "after ready" delay counts from it. Spec: BOOT-35.
 */
export const appReady = createEvent();
export const $isAppReady = createStore(false).on(appReady, () => true);
