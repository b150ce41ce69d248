export { RegistrationPage, RegistrationPage as default } from './ui/page';
