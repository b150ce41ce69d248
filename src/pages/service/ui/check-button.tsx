import { useUnit } from 'effector-react';

import type { Translate } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $isChecking, checkPressed, reloadPressed } from '../model/check';

/**
 * The way out of a closed site: the player asks again whether it is open. While the whole site is closed, the page
 * starts again.
 */
export function CheckButton({ t, isWholeSite }: { t: Translate; isWholeSite: boolean }) {
  const [isChecking, check, reload] = useUnit([$isChecking, checkPressed, reloadPressed]);
  return (
    <Button
      size="lg"
      variant="primary"
      icon="refresh"
      aria-disabled={isChecking}
      onClick={() => {
        if (isWholeSite) reload();
        else check();
      }}
    >
      {t(isChecking ? 'technical.block.checking' : 'technical.block.check')}
    </Button>
  );
}
