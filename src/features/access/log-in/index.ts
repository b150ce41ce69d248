export { $isLoginOpen, loginDialogClosed, loginOpened } from './model/dialog';
export { fieldChanged as loginFieldChanged } from './model/fields';
export { authAccessGuard, authRedirectGuard } from './model/guards';
export { LoginDialog, LoginForm } from './ui/lazy';
