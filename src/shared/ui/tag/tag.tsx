import type { ReactNode } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';
import { words } from '@/shared/ui/theme';

import { tag } from './tag.css';

export type TagTone = 'neutral' | 'accent' | 'live' | 'won' | 'lost' | 'returned' | 'warning' | 'danger';

/** A label with the state of the item under it. */
export function Tag({
  tone,
  icon,
  children,
}: {
  tone?: TagTone | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}) {
  return (
    <span className={tag({ tone })}>
      {icon !== undefined && <Icon name={icon} size={12} />}
      <span className={words}>{children}</span>
    </span>
  );
}
