export { type Alarm, type Brought, type Kept, shownBefore } from './lib/seed';
export { $kept, goOnPressed, promisesWanted, roundTold, seedOpened, seedTold } from './model/seeds';
export { SeedAlarm } from './ui/seed-alarm';
export { SeedFacts } from './ui/seed-facts';
