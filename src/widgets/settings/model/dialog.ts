import { createEvent, createStore } from 'effector';

export const settingsOpened = createEvent();
export const settingsClosed = createEvent();

export const $isSettingsOpen = createStore(false)
  .on(settingsOpened, () => true)
  .reset(settingsClosed);
