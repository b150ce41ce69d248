export { ConfirmTermsPage, ConfirmTermsPage as default } from './ui/page';
