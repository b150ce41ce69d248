export { WithdrawPage as default } from './ui/page';
