import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { readyBetsAsked } from '../model/open';

export function ReadyBetsButton() {
  const t = useT();
  const ask = useUnit(readyBetsAsked);
  return (
    <Button icon="sparkles" aria-haspopup="dialog" onClick={() => ask()}>
      {t('ready.open')}
    </Button>
  );
}
