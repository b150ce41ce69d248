export { type Alarm, type Brought, isAsSent, type Kept, shownBefore } from './lib/seed';
export { createFirstPart, firstSeed } from './model/first-part';
export { $kept, goOnPressed, promisesWanted, roundTold, seedOpened, seedSent, seedTold, stepTold } from './model/seeds';
export { SeedAlarm } from './ui/seed-alarm';
export { SeedFacts } from './ui/seed-facts';
