import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { IconButton } from '@/shared/ui/button';

import { $areSettingsOpen, settingsClosed, settingsOpened } from '../model/settings';

const SettingsDialog = createPartView({
  name: 'settings of the coupon',
  load: () => import('./settings-dialog'),
  view: (module) => module.SettingsDialog,
  texts: ['flow'],
  closed: settingsClosed,
});

/** The dialog loads with the first press. `children`: what the features around it add. */
export function SettingsButton({ children }: { children: ReactNode }) {
  const t = useT();
  const [open, isOpen] = useUnit([settingsOpened, $areSettingsOpen]);
  return (
    <>
      <IconButton icon="settings" label={t('coupon.settings')} aria-haspopup="dialog" onClick={() => open()} />
      {isOpen && <SettingsDialog>{children}</SettingsDialog>}
    </>
  );
}
