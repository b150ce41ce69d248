import { createEvent, createStore } from 'effector';

import { navigated } from '@/shared/routing';

export type SupportDialogName = 'callback' | 'chat' | 'question' | 'history';

/** A button, a remote app or a page opened one of the support's dialogs. */
export const supportOpened = createEvent<SupportDialogName>();
export const supportClosed = createEvent();

export const $supportDialog = createStore<SupportDialogName | null>(null)
  .on(supportOpened, (_, name) => name)
  .reset(supportClosed, navigated);
