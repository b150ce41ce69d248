export { OverviewPage } from './ui/overview-page';
