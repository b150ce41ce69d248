import { createEvent, createStore } from 'effector';

import { navigated } from '@/shared/routing';

export type SupportDialogName = 'callback' | 'chat' | 'question' | 'history';

/** Somebody wants one of the dialogs of the support: its button, a remote app, a page. */
export const supportOpened = createEvent<SupportDialogName>();
export const supportClosed = createEvent();

export const $supportDialog = createStore<SupportDialogName | null>(null)
  .on(supportOpened, (_, name) => name)
  .reset(supportClosed, navigated);
