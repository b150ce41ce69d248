export { autoComplete, groups, isDate } from './lib/groups';
