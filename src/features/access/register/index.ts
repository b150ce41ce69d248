export {
  $isRegistered,
  $isRegistrationOpen,
  registered,
  registrationClosed,
  registrationOpened,
  registrationTried,
} from './model/dialog';
export {
  choicesRequested as registrationChoicesRequested,
  fieldChanged as registrationFieldChanged,
  fieldSchemas as registrationFieldSchemas,
} from './model/fields';
export { $form as $registrationForm } from './model/form';
export { submitted as registrationSubmitted } from './model/register';
export { RegistrationDialog, RegistrationForm } from './ui/lazy';
