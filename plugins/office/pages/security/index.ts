export { SecurityPage } from './ui/security-page';
