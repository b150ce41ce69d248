export { DepositPage as default } from './ui/page';
