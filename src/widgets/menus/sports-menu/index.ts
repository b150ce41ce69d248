export { SportsMenu } from './ui/sports-menu';
