export { RulesSheet } from './rules-sheet';
export { StakeField } from './stake-field';
export { Star } from './star';
