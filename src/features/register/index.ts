export { $isRegistrationOpen, registrationClosed, registrationOpened } from './model/dialog';
export { RegistrationDialog, RegistrationForm } from './ui/lazy';
