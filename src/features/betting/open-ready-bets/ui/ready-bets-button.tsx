import { useUnit } from 'effector-react';

import { $loadedGroups, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { readyBetsAsked } from '../model/open';

/** Nothing until its texts are here: they come after the first page. */
export function ReadyBetsButton() {
  const t = useT();
  const [groups, ask] = useUnit([$loadedGroups, readyBetsAsked]);
  if (!groups.includes('share')) return null;
  return (
    <Button icon="sparkles" aria-haspopup="dialog" onClick={() => ask()}>
      {t('ready.open')}
    </Button>
  );
}
