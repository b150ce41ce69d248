import { TextField, type TextFieldProps } from './text-field';

/** What a player signs in by, as it is typed: password managers fill it. */
export const UsernameField = (field: TextFieldProps) => (
  <TextField name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...field} />
);

/** A password manager learns whose password the field next to this is. Report R-N22. */
export const HiddenUsername = ({ of }: { of: string }) => (
  <input type="text" name="username" autoComplete="username" value={of} readOnly hidden />
);
