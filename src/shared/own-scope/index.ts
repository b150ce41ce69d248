export { linkOf } from './link-of';
export type { Link } from './link-of';
export { hosts, ways } from './ways';
export type { Way } from './ways';
