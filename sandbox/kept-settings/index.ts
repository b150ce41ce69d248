import type { Area } from '../area/index.ts';
import { officeSettingsSchema } from './schema.ts';

export { keptSettings } from './store.ts';

export const keptSettingsArea: Area = {
  schemas: [officeSettingsSchema],
};
