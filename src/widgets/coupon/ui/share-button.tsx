import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { $isSharing, shareAsked } from '@/features/betting/share-coupon';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { useHasShareTexts } from '../lib/use-has-texts';

const SlipShare = lazy(() => import('./slip-share').then((module) => ({ default: module.SlipShare })));

export function ShareButton() {
  const t = useT();
  const [isOpen, ask] = useUnit([$isSharing, shareAsked]);
  if (!useHasShareTexts()) return null;
  return (
    <>
      <IconButton icon="share" label={t('share.open')} aria-haspopup="dialog" onClick={() => ask()} />
      {isOpen && (
        <Suspense fallback={null}>
          <SlipShare />
        </Suspense>
      )}
    </>
  );
}
