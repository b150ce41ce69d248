import { useState } from 'react';

import { IconButton } from '@/shared/ui/button';

import { inset } from './field.css';
import { TextField, type TextFieldProps } from './text-field';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  /** Names of the toggle: "Show password", "Hide password". */
  revealLabel: string;
  concealLabel: string;
};

/**
 * A password that the player can show. Give `autoComplete` (`current-password`, `new-password`) for password managers.
 */
export function PasswordField({ revealLabel, concealLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          size="sm"
          className={inset}
          label={isShown ? concealLabel : revealLabel}
          icon={isShown ? 'eye-off' : 'eye'}
          disabled={field.disabled}
          onClick={() => {
            setShown(!isShown);
          }}
        />
      }
    />
  );
}
