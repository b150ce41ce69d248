export { $groupOf, loadGroupsFx } from './model/groups';
