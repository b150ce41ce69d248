export { couponRoutes } from './routes.ts';
export { couponSchema } from './schema.ts';
export { settleMissed } from './settle-missed.ts';
export { settleMarkets } from './settle.ts';
