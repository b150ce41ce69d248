export { dayText } from './lib/day-text';
export { autoComplete, groups, isDate } from './lib/groups';
