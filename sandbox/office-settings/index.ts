export { officeSettingsRoutes } from './routes.ts';
