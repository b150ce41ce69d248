export { isKind } from './lib/kinds';
export { RaceCard } from './ui/race-card';
export { Meetings } from './ui/meetings';
