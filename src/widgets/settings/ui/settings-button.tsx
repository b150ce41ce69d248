import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { RailButton } from '@/shared/ui/rail-button';

import { settingsOpened } from '../model/dialog';

/** Opens the settings of this browser. */
export function SettingsButton() {
  const t = useT();
  const open = useUnit(settingsOpened);
  return <RailButton icon="settings" text={t('main.settings')} aria-haspopup="dialog" onClick={() => open()} />;
}
