export { SlotsPage as default } from './ui/page';
