export { TransfersPage as default } from './ui/page';
