export { balanceQuery } from './api/balance';
export { toBalance } from './lib/account';
export type { Account, Balance } from './lib/account';
export {
  $accounts,
  $activeAccount,
  $allAccounts,
  $balance,
  $bonuses,
  $convertStatus,
  $isAccountFrozen,
  $isBalanceHidden,
  $isFirstDepositBonusAvailable,
  $isSwitching,
  $mainAccount,
  accountsForgotten,
  accountSwitchRequested,
  balanceHiddenChanged,
  balanceReceived,
} from './model/account';
export { balanceRefreshRequested } from './model/refresh';
