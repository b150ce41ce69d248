export { balanceAnswer, pushBalance } from './balance.ts';
export { openPlayer, openFunded, setBalance, type FirstAccount } from './players.ts';
export { demoUser, openProfile, type Credentials } from './profiles.ts';
export { accountRoutes } from './routes.ts';
export { toMinor, toWire } from './wire.ts';
