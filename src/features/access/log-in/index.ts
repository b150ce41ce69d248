export { $isLoginOpen, loginDialogClosed, loginOpened } from './model/dialog';
export { authAccessGuard, authRedirectGuard } from './model/guards';
export { LoginDialog, LoginForm } from './ui/lazy';
