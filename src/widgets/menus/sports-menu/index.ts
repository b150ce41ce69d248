export type { MenuAdditions } from './lib/additions';
export { firstChanged } from './model/first';
export { SportsMenu } from './ui/sports-menu';
