export { ConfirmContact } from './ui/confirm-contact';
