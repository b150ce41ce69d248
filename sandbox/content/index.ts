import type { Area } from '../area/index.ts';
import { articleRoutes } from './article-routes.ts';
import { blockRoutes } from './block-routes.ts';
import { seoRoutes } from './seo/routes.ts';
import { viewRoutes } from './view-routes.ts';

export const contentArea: Area = {
  routes: () => [seoRoutes(), blockRoutes(), articleRoutes(), viewRoutes()],
};
