import type { ComponentPropsWithRef, ReactNode } from 'react';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './switch.css';

export type SwitchProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'children' | 'checked' | 'onChange'
> & {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** Turns something on at once, without a Save. */
export function Switch({ label, isLabelHidden, checked, onCheckedChange, className, ...rest }: SwitchProps) {
  return (
    <label className={className === undefined ? css.row : `${css.row} ${className}`}>
      {isLabelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      <input
        {...rest}
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        onChange={(event) => {
          onCheckedChange(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
