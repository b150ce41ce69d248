export { buttonLook } from './button.css';
export { Button } from './button';
export type { ButtonProps, ButtonSize, ButtonVariant } from './button';
export { IconButton } from './icon-button';
export type { IconButtonProps } from './icon-button';
