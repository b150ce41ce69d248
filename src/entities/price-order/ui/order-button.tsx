import { useUnit } from 'effector-react';

import { $isAuth } from '@/entities/session/@x/price-order';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';

import { formOpened, type Target } from '../model/form';

/** Opens "tell me at these odds" and "place a bet at these odds" for an outcome. Row ORDER-05. */
export function OrderButton(target: Target) {
  const t = useT();
  const [isAuth, open] = useUnit([$isAuth, formOpened]);
  if (!isAuth) return null;
  return (
    <IconButton
      icon="bell"
      iconSize={14}
      size="sm"
      label={t('price.order', { name: target.name })}
      onClick={() => open(target)}
    />
  );
}
