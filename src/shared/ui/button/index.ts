export { buttonLook } from './button.css';
export type { ButtonSize, ButtonVariant } from './button.css';
export { Button } from './button';
export { IconButton } from './icon-button';
