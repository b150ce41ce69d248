export { SportsPage } from './ui/sports-page';
