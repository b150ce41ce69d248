export { SupportButton } from './ui/support-button';
export { SupportDialogs } from './ui/support-dialogs';
export { SupportWays } from './ui/support-ways';
