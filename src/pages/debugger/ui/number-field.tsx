import { useState } from 'react';

import { TextField } from '@/shared/ui/field';

import * as css from './page.css';

type NumberFieldProps = {
  label: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onValueChange: (value: number) => void;
};

/** A number that counts when the field is left or Enter is pressed, and only within its bounds. */
export function NumberField({ label, value, min = -Infinity, max = Infinity, onValueChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const number = Number(typed);
    const isFit = typed !== null && typed.trim() !== '' && number >= min && number <= max;
    if (isFit && number !== value) onValueChange(number);
    setTyped(null);
  };
  return (
    <TextField
      className={css.field}
      label={label}
      size="sm"
      dir="ltr"
      inputMode="decimal"
      value={typed ?? String(value)}
      onValueChange={setTyped}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
    />
  );
}
