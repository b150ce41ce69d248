import { useRef } from 'react';

import { IconButton } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';

import { inset } from './field.css';
import { TextField, type TextFieldProps } from './text-field';

export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'start' | 'end' | 'value' | 'onValueChange' | 'ref'> & {
  value: string;
  onValueChange: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
};

export function SearchField({ value, onValueChange, clearLabel, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <TextField
      isLabelHidden
      quiet
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      ref={input}
      type="search"
      value={value}
      onValueChange={onValueChange}
      start={<Icon name="search" size={14} />}
      end={
        value === '' ? undefined : (
          <IconButton size="sm" className={inset} label={clearLabel} icon="close" onClick={clear} />
        )
      }
    />
  );
}
