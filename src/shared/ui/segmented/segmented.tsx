import { type ReactNode, useId } from 'react';

import * as css from './segmented.css';

type SegmentedOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen: the tooltip of a disabled option. */
  title?: string | undefined;
};

export type SegmentedProps<Value extends string> = {
  /** Name of the group. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
};

/** One of a few options, all visible: a radio group drawn as a strip. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={className === undefined ? css.group : `${css.group} ${className}`}
    >
      {options.map((option) => (
        <label key={option.value} className={css.option} title={option.title}>
          <input
            type="radio"
            name={name}
            className={css.radio}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => {
              onValueChange(option.value);
            }}
          />
          {option.label}
          {option.count !== undefined && <span className={css.count}>{option.count}</span>}
        </label>
      ))}
    </div>
  );
}
