export { Popover } from './popover';
export { popover as popoverLook } from './popover.css';
export { usePopover } from './use-popover';
export type { TriggerProps } from './use-popover';
