import type { ComponentPropsWithRef } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';

import * as css from './rail-button.css';

export type RailButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'> & {
  icon: IconName;
  text: string;
  count?: number;
};

/** A row at the foot of the menu. In a narrow column only its icon shows. */
export function RailButton({ icon, text, count, ...rest }: RailButtonProps) {
  return (
    <button type="button" {...rest} className={css.button}>
      <Icon name={icon} />
      <span className={css.text}>{text}</span>
      {count !== undefined && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
