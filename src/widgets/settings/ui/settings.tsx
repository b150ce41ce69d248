import { useUnit } from 'effector-react';

import { $tells } from '@/entities/preferences';
import { createPartView, usePart } from '@/shared/part';

import { $isSettingsOpen, settingsClosed } from '../model/dialog';
import { tellingPart } from '../model/telling-part';

const SettingsDialog = createPartView({
  name: 'settings',
  load: () => import('./settings-dialog'),
  view: (module) => module.SettingsDialog,
  texts: ['preferences'],
  closed: settingsClosed,
});

/** Stands once, beside every page. Header, menu and footer open the dialog, even when the menu is hidden. */
export function Settings() {
  const [isOpen, tells] = useUnit([$isSettingsOpen, $tells]);
  const isOn = tells.length > 0;
  const { module: telling } = usePart(tellingPart, isOn);
  return (
    <>
      {isOn && telling && <telling.Telling />}
      {isOpen && <SettingsDialog />}
    </>
  );
}
