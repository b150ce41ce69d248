export { createConfigGroup } from './model/groups';
