export { $activeAccount, $isAccountFrozen } from '../model/account';
