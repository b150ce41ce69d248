import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $hasReadyBets, readyBetsAsked } from '../model/open';

export function ReadyBetsButton() {
  const t = useT();
  const [ask, has] = useUnit([readyBetsAsked, $hasReadyBets]);
  return has ? (
    <Button icon="sparkles" aria-haspopup="dialog" onClick={() => ask()}>
      {t('ready.open')}
    </Button>
  ) : null;
}
