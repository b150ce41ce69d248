import { useUnit } from 'effector-react';

import { $direction, useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';

import type { Side } from '../lib/hidden';
import { $hidden, sideToggled } from '../model/sides';
import { button } from './side-toggle.css';

/** Hides a side column and brings it back. Spec: shell §2, design ui "Frame". */
export function SideToggle({ side }: { side: Side }) {
  const t = useT();
  const [hidden, direction, toggle] = useUnit([$hidden, $direction, sideToggled]);
  const label = side === 'menu' ? t('popups.side.menu') : t('popups.side.coupon');
  return (
    <button
      type="button"
      className={button}
      aria-label={label}
      title={label}
      aria-pressed={!hidden.includes(side)}
      onClick={() => toggle(side)}
    >
      <Icon name={(side === 'menu') === (direction === 'ltr') ? 'panel-left' : 'panel-right'} />
    </button>
  );
}
