import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';
import { Spinner } from '@/shared/ui/progress';
import { words } from '@/shared/ui/theme';

import { buttonLook, type ButtonSize, type ButtonVariant } from './button.css';

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  variant?: ButtonVariant | undefined;
  /** sm 28, md 32, lg 40, xl 44 px high. */
  size?: ButtonSize | undefined;
  /** As wide as its parent. */
  block?: boolean | undefined;
  /** The button works: it keeps its text and focus, shows a ring and ignores presses. */
  busy?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

/**
 * A button whose label says what it does. Use `aria-disabled`, not `disabled`: it then keeps the focus, so that a
 * screen reader can read why.
 */
export function Button({ variant, size, block, busy, icon, className, children, onClick, ...rest }: ButtonProps) {
  const isOff = busy === true || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault();
    else onClick?.(event);
  };
  const look = buttonLook({ variant, size, block });

  return (
    <button
      type="button"
      {...rest}
      {...(busy === true && { 'aria-busy': true, 'aria-disabled': true })}
      className={className === undefined ? look : `${look} ${className}`}
      onClick={press}
    >
      {busy === true ? <Spinner size={16} /> : icon !== undefined && <Icon name={icon} />}
      <span className={words}>{children}</span>
    </button>
  );
}
