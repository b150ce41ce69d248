export { $isForgotPasswordOpen, forgotPasswordClosed, forgotPasswordOpened } from './model/dialog';
export { ForgotPasswordDialog, RestorePassword } from './ui/lazy';
