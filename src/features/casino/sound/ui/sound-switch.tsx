import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useT } from '@/shared/i18n';
import { Chip } from '@/shared/ui/chip';

import { $isSoundOn, soundLeft, soundOpened, soundToggled } from '../model/sound';

/** Turns the sound of all rooms on and off. While it is in no room, the device's sound is free. Row CAS-39. */
export function SoundSwitch() {
  const [isOn, toggle, open, leave] = useUnit([$isSoundOn, soundToggled, soundOpened, soundLeft]);
  const t = useT();
  useEffect(() => {
    open();
    return () => {
      leave();
    };
  }, [open, leave]);
  return (
    <Chip pressed={isOn} onClick={() => toggle()}>
      {t('rounds.bar.sound')}
    </Chip>
  );
}
