export { $activeAccount } from '../model/account';
