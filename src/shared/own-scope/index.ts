export { linkOf } from './link-of';
export type { Link } from './link-of';
export { ways } from './ways';
export type { Way } from './ways';
