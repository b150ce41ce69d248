export {
  $isRegistered,
  $isRegistrationOpen,
  registered,
  registrationClosed,
  registrationOpened,
  registrationTried,
} from './model/dialog';
export { RegistrationDialog, RegistrationForm } from './ui/lazy';
