import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';
import { Segmented } from '@/shared/ui/segmented';

import { $linking, $mode, $modes, modeChosen } from '../model/form';

/** Chooses the type of authorisation, or says why only the password works just now. Spec: coupon §5. */
export function ModeSwitch() {
  const t = useT();
  const [mode, modes, linking, choose] = useUnit([$mode, $modes, $linking, modeChosen]);
  if (linking !== null) return <Note tone="info">{t('auth.social.link', { name: linking.name })}</Note>;
  if (modes.length < 2) return null;
  return (
    <Segmented
      label={t('auth.mode.label')}
      value={mode}
      options={modes.map((value) => ({ value, label: t(`auth.mode.${value}`) }))}
      onValueChange={choose}
    />
  );
}
