export { VerificationPage as default } from './ui/page';
