export { HistoryPage, HistoryPage as default } from './ui/page';
