import { useUnit } from 'effector-react';

import { createPartView } from '@/shared/part';

import { $isSettingsOpen, settingsClosed } from '../model/dialog';

const SettingsDialog = createPartView({
  name: 'settings',
  load: () => import('./settings-dialog'),
  view: (module) => module.SettingsDialog,
  texts: ['preferences'],
  closed: settingsClosed,
});

/** Stands once, beside every page. Header, menu and footer open it, even when the menu is hidden. */
export function Settings() {
  return useUnit($isSettingsOpen) ? <SettingsDialog /> : null;
}
