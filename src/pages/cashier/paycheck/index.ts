export { PaycheckPage as default } from './ui/page';
