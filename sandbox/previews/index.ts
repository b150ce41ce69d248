import type { Area } from '../area/index.ts';
import { previewRoutes } from './routes.ts';

export { makePreview } from './make.ts';
export { withPreview } from './opened.ts';

export const previewsArea: Area = {
  routes: ({ findVersion }) => [previewRoutes(findVersion)],
};
