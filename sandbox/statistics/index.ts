export { champOnWire } from './champ.ts';
export { statisticsRoutes } from './routes.ts';
export { teamOf } from './teams.ts';
