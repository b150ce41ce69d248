export { known } from './known';
export type { Known } from './known';
