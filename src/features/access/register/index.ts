export {
  $isRegistrationOpen,
  registered,
  registrationClosed,
  registrationOpened,
  registrationTried,
} from './model/dialog';
export { $isRegistered } from './model/register';
export { RegistrationDialog, RegistrationForm } from './ui/lazy';
