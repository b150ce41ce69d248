export { MailingPage as default } from './ui/page';
