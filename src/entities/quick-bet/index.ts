export { $pressAmount, bonusAccountChanged, oneClickAmountChanged } from './model/amount';
export {
  $isActiveOneClick,
  $isOneClickAsking,
  $isOneClickOffered,
  $oneClickLeftMs,
  oneClickAllowedChanged,
  oneClickConfirmed,
  oneClickDeclined,
  oneClickDisarmed,
  oneClickPicked,
  oneClickSwitched,
} from './model/one-click';
export { outcomePicked, quickPicked } from './model/picks';
export {
  $quickBet,
  $quickStake,
  $quickTopic,
  $quickWin,
  quickLeft,
  quickMoved,
  quickOddsAgreed,
  quickStakeChanged,
} from './model/quick-bet';
