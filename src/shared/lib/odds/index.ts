export { isOddsView } from '@contracts/maths/index';
export { formatOdds } from './odds';
