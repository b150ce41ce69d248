import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';

import { counter, iconButton } from './button.css';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** Its action, as text. Becomes the accessible name and the tooltip. */
  label: string;
  icon: IconName;
  /** sm 28, md 32, lg 40, touch 44 px square. */
  size?: 'sm' | 'md' | 'lg' | 'touch' | undefined;
  iconSize?: number | undefined;
  outlined?: boolean | undefined;
  /** A counter in the corner. Put its meaning into `label`. */
  badge?: ReactNode;
};

export function IconButton({ label, icon, size, iconSize = 16, outlined, badge, className, ...rest }: IconButtonProps) {
  const look = iconButton({ size, outlined });
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={className === undefined ? look : `${look} ${className}`}
    >
      <Icon name={icon} size={iconSize} />
      {badge !== undefined && badge !== null && (
        <span className={counter} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}
