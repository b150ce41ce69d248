import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { installRequested } from '../model/prompt';

/** Asks the browser's own question. */
export function InstallButton({ size = 'md' }: { size?: 'sm' | 'md' }) {
  const t = useT();
  const install = useUnit(installRequested);
  return (
    <Button variant={size === 'md' ? 'primary' : 'secondary'} size={size} onClick={() => install()}>
      {t('install.app.button')}
    </Button>
  );
}
