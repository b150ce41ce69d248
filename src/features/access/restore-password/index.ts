import './model/ask-by-link';

export { $isForgotPasswordOpen, forgotPasswordClosed, forgotPasswordOpened } from './model/dialog';
export { ForgotPasswordDialog, RestorePassword } from './ui/lazy';
