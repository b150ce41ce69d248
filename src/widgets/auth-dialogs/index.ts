export { AuthDialogs } from './ui/auth-dialogs';
