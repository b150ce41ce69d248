export { Field } from './field';
export type { FieldProps, FieldTexts, FieldWiring } from './field';
export { PasswordField } from './password-field';
export type { PasswordFieldProps } from './password-field';
export { SearchField } from './search-field';
export type { SearchFieldProps } from './search-field';
export { TextField } from './text-field';
export type { TextFieldProps } from './text-field';
