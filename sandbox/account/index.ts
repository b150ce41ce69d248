export { accountSchema } from './schema.ts';
export { pushBalance } from './balance.ts';
export { openFunded, setBalance, type FirstAccount } from './players.ts';
export { accountRoutes } from './routes.ts';
export { requireSessionTime } from './session-limit.ts';
export { toMinor } from './wire.ts';
