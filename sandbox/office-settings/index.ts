export { officeSettingsRoutes } from './routes.ts';
export { officeSettingsSchema } from './schema.ts';
export { keptSettings } from './store.ts';
