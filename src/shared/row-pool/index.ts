export type { Sizes } from './lines';
export { RowPool } from './row-pool';
