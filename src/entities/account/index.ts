export { toBalance } from './lib/account';
export type { Account, Balance } from './lib/account';
export {
  $accounts,
  $activeAccount,
  $balance,
  $bonuses,
  $isAccountFrozen,
  $isBalanceHidden,
  $isSwitching,
  $mainAccount,
  accountsForgotten,
  accountSwitchRefused,
  accountSwitchRequested,
  balanceHiddenChanged,
  balanceReceived,
  balanceRefreshRequested,
} from './model/account';
export { balanceQuery } from './api/balance';
