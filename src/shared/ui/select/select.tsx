import type { ComponentPropsWithRef } from 'react';

import { Field, type FieldTexts } from '@/shared/ui/field';
import { Icon, type IconName } from '@/shared/ui/icon';

import * as css from './select.css';

type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
};

export type SelectProps<Value extends string = string> = Omit<
  ComponentPropsWithRef<'select'>,
  'size' | 'value' | 'multiple' | 'children' | 'onChange'
> &
  FieldTexts & {
    options: readonly SelectOption<Value>[];
    value: Value;
    onValueChange: (value: Value) => void;
    /** md 40, sm 32 px high. */
    size?: 'sm' | 'md' | undefined;
    icon?: IconName | undefined;
  };

/** The native list of choices. A phone opens the system's own picker. */
export function Select<Value extends string>({
  label,
  isLabelHidden,
  message,
  error,
  options,
  value,
  onValueChange,
  size,
  icon,
  id,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field {...{ label, isLabelHidden, message, error, id, className }}>
      {(wiring) => (
        <span className={css.wrap}>
          {icon !== undefined && <Icon name={icon} size={14} className={css.start} />}
          <select
            {...rest}
            {...wiring}
            className={css.select({ size, hasIcon: icon !== undefined })}
            value={value}
            onChange={({ currentTarget }) => {
              const option = options[currentTarget.selectedIndex];
              if (option) onValueChange(option.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={14} className={css.arrow} />
        </span>
      )}
    </Field>
  );
}
