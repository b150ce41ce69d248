import type { FocusEvent } from 'react';

import { TextField, type TextFieldProps } from '@/shared/ui/field';

type KeptFieldProps = Omit<TextFieldProps, 'value' | 'onValueChange' | 'defaultValue'> & {
  value: string;
  onKept: (value: string) => void;
};

/** A field that counts when it is left, and only with a value that the browser finds fit. */
export function KeptField({ value, onKept, ...rest }: KeptFieldProps) {
  const keep = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    if (input.reportValidity() && input.value !== value) onKept(input.value);
  };
  return <TextField size="sm" dir="ltr" autoComplete="off" {...rest} defaultValue={value} onBlur={keep} />;
}
