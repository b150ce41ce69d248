export { decimalText, milliFromWire, milliToWire } from '@contracts/maths/index';
export { isOddsView } from '@contracts/maths/index';
export type { Milli, OddsView } from '@contracts/maths/index';
export { formatOdds } from './odds';
