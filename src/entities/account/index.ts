export type { Account } from './lib/account';
export {
  $activeAccount,
  $allAccounts,
  $balance,
  $isAccountFrozen,
  $isBalanceHidden,
  $isSwitching,
  accountsForgotten,
  accountSwitchRequested,
} from './model/account';
export { $cashAccount, $mainIso } from './model/cash';
export { balanceRefreshRequested } from './model/refresh';
