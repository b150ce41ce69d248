export { buttonLook } from './button.css';
export { Button } from './button';
export type { ButtonSize, ButtonVariant } from './button';
export { IconButton } from './icon-button';
