import { createEvent, createStore } from 'effector';

export const settingsOpened = createEvent();
export const settingsClosed = createEvent();
export const $areSettingsOpen = createStore(false)
  .on(settingsOpened, () => true)
  .on(settingsClosed, () => false);
