export { createCurrent } from './current.ts';
export { createPublished, type Published } from './published.ts';
export { type Publisher, publisherOnly } from './publisher.ts';
export { pluginRoutes } from './routes.ts';
