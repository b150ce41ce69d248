import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { useSparePart } from '../lib/use-part';
import { $areSettingsOpen, $canSpeak, settingsOpened } from '../model/flow';

const load = () => import('./settings-dialog');

/** The dialog comes with the first press. */
export function SettingsButton() {
  const t = useT();
  const [open, isOpen, canSpeak] = useUnit([settingsOpened, $areSettingsOpen, $canSpeak]);
  const { part } = useSparePart(isOpen, load);
  return (
    <>
      <IconButton icon="settings" label={t('coupon.settings')} aria-haspopup="dialog" onClick={() => open()} />
      {part !== null && canSpeak && <part.SettingsDialog />}
    </>
  );
}
