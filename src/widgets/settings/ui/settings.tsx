import { useUnit } from 'effector-react';

import { $tells } from '@/entities/preferences';
import { languagesPart } from '@/features/switch-language';
import { createPartView, usePart } from '@/shared/part';

import { $isSettingsOpen, settingsClosed } from '../model/dialog';
import { tellingPart } from '../model/telling-part';

const SettingsDialog = createPartView({
  name: 'settings',
  // Both are asked for at once: the dialog waits for the languages, so that nothing in it moves.
  load: async () => (await Promise.all([import('./settings-dialog'), languagesPart.load()]))[0],
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
