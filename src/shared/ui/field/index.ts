export { Field } from './field';
export type { FieldTexts } from './field';
export { PasswordField } from './password-field';
export { SearchField } from './search-field';
export { TextField } from './text-field';
export type { TextFieldProps } from './text-field';
export { HiddenUsername, UsernameField } from './username-field';
