export {
  $isRegistered,
  $isRegistrationOpen,
  registered,
  registrationClosed,
  registrationOpened,
  registrationTried,
} from './model/dialog';
export { fieldChanged as registrationFieldChanged } from './model/fields';
export { RegistrationDialog, RegistrationForm } from './ui/lazy';
