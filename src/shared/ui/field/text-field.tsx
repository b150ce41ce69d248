import type { ComponentPropsWithRef, ReactNode } from 'react';

import { Field, type FieldTexts } from './field';
import * as css from './field.css';

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'children'> &
  FieldTexts & {
    /** Stands inside the box, before or after the text. */
    start?: ReactNode;
    end?: ReactNode;
    /** md 40, sm 32 px high. */
    size?: 'sm' | 'md' | undefined;
    /** Sunken ground, for a search in a header or a list. */
    quiet?: boolean | undefined;
    onValueChange?: ((value: string) => void) | undefined;
  };

/** A line of text. It accepts every attribute of `<input>`; `className` goes to the whole field. */
export function TextField({
  label,
  isLabelHidden,
  message,
  error,
  start,
  end,
  size,
  quiet,
  id,
  className,
  onChange,
  onValueChange,
  ...input
}: TextFieldProps) {
  const box = [css.box, size === 'sm' ? css.small : '', quiet === true ? css.quiet : ''].join(' ').trim();
  return (
    <Field {...{ label, isLabelHidden, message, error, id, className }}>
      {(wiring) => (
        <span className={box}>
          {start !== undefined && <span className={css.adornment}>{start}</span>}
          <input
            type="text"
            {...input}
            {...wiring}
            className={css.input}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.currentTarget.value);
            }}
          />
          {end !== undefined && <span className={css.adornment}>{end}</span>}
        </span>
      )}
    </Field>
  );
}
