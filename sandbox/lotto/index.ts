export { startLotto } from './draw.ts';
export { giveBackLotto } from './give-back.ts';
export { lottoRoutes } from './routes.ts';
export { lottoDrawById } from './store.ts';
export { lottoSchema } from './schema.ts';
export { playedTicket } from './played.ts';
