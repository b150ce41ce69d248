export { holdBack } from './hold-back.ts';
export { pluginHealthRoutes } from './routes.ts';
