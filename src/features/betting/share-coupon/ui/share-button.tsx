import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { IconButton } from '@/shared/ui/button';

import { $isSharing, shareAsked, shareLeft } from '../model/save';

const SlipShare = createPartView({
  name: 'sharing of the coupon',
  load: () => import('./slip-share'),
  view: (module) => module.SlipShare,
  closed: shareLeft,
});

export function ShareButton() {
  const t = useT();
  const [isOpen, ask] = useUnit([$isSharing, shareAsked]);
  return (
    <>
      <IconButton icon="share" label={t('share.open')} aria-haspopup="dialog" onClick={() => ask()} />
      {isOpen && <SlipShare />}
    </>
  );
}
