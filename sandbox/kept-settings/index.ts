export { keepSettings, keptSettings } from './store.ts';
export { officeSettingsSchema } from './schema.ts';
