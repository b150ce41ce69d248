export { SupportButton } from './ui/support-button';
export { SupportDialogs } from './ui/support-dialogs';
