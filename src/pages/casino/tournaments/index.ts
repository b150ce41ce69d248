export { TournamentsPage as default } from './ui/page';
