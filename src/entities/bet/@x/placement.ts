export { toPlacedBet } from '../lib/bet';
export type { PlacedBet } from '../lib/bet';
