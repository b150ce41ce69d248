export { StatisticPage as default } from './ui/page';
