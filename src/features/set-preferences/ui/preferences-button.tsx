import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { RailButton } from '@/shared/ui/rail-button';

import { $isOpen, preferencesAsked, preferencesLeft } from '../model/dialog';

const PreferencesDialog = createPartView({
  name: 'settings',
  load: () => import('./preferences-dialog'),
  view: (module) => module.PreferencesDialog,
  texts: ['preferences'],
  closed: preferencesLeft,
});

/** Opens the settings of this browser. */
export function PreferencesButton() {
  const t = useT();
  const [isOpen, ask] = useUnit([$isOpen, preferencesAsked]);
  return (
    <>
      <RailButton icon="settings" text={t('main.settings')} aria-haspopup="dialog" onClick={() => ask()} />
      {isOpen && <PreferencesDialog />}
    </>
  );
}
