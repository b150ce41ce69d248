export { PaymentsPage as default } from './ui/page';
