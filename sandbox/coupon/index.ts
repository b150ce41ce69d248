export { codeSchema } from './codes.ts';
export { couponRoutes } from './routes.ts';
export { couponSchema } from './schema.ts';
export { sharingRoutes } from './sharing-routes.ts';
export { settleMissed } from './settle-missed.ts';
export { settleMarkets } from './settle.ts';
