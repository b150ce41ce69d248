import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';

import * as css from './checkbox.css';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'children' | 'checked' | 'onChange'> & {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Why the player must tick it. */
  error?: ReactNode;
};

/** A consent or an option. It starts empty unless the player ticked it before. */
export function Checkbox({ label, checked, onCheckedChange, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const errorId = `${id ?? ownId}-error`;
  const hasError = error !== undefined && error !== null && error !== '';
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...rest}
          id={id ?? ownId}
          type="checkbox"
          className={css.box}
          checked={checked}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={hasError ? errorId : undefined}
          onChange={(event) => {
            onCheckedChange(event.currentTarget.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <span role="alert">
        {hasError && (
          <span id={errorId} className={css.error}>
            {error}
          </span>
        )}
      </span>
    </div>
  );
}
