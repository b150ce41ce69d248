export { isOddsView } from '@contracts/maths/index';
export type { OddsPlaces } from '@contracts/maths/index';
export { createOddsFormat, formatMultiplier, formatOdds, formatPrice, placesOf } from './odds';
