import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $canInstall, installRequested } from '../model/prompt';
import { $areTextsHere } from '../model/texts';

/** Puts the browser's own question. Nothing where the browser does not offer it. Spec: shell §1, PWA-01. */
export function InstallButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const t = useT();
  const [canInstall, areTextsHere, install] = useUnit([$canInstall, $areTextsHere, installRequested]);
  if (!canInstall || !areTextsHere) return null;
  return (
    <Button variant={size === 'md' ? 'primary' : 'secondary'} size={size} onClick={() => install()}>
      {t('install.app.button')}
    </Button>
  );
}
