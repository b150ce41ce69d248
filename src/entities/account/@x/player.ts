export { balanceHiddenChanged } from '../model/account';
