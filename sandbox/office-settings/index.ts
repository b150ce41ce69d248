import type { Area } from '../area/index.ts';
import { officeSettingsRoutes } from './routes.ts';

export const officeSettingsArea: Area = {
  routes: () => [officeSettingsRoutes()],
};
