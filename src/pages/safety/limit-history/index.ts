export { LimitHistoryPage as default } from './ui/page';
