import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { Icon } from '@/shared/ui/icon';
import { filled } from '@/shared/ui/star';

import { starToggled } from '../model/stars';
import * as css from './market-star.css';

type MarketStarProps = { sportId: number; group: { id: number; name: string }; isOn: boolean };

/** The star of a kind of market. When it is on, such markets stand first in every match of the sport. */
export function MarketStar({ sportId, group, isOn }: MarketStarProps) {
  const t = useT();
  const toggle = useUnit(starToggled);
  const name = t('markets.star', { market: group.name });
  return (
    <button
      type="button"
      className={css.star}
      aria-pressed={isOn}
      aria-label={name}
      title={name}
      onClick={() => toggle({ sportId, groupId: group.id })}
    >
      <Icon name="star" size={14} className={filled} />
    </button>
  );
}
