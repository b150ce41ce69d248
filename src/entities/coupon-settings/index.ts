export {
  $changeCoefAction,
  $changeNotifyAction,
  $isDropOnScoreChange,
  $settings,
  changeCoefActionChosen,
  settingsChanged,
} from './model/settings';
export type { ChangeNotifyAction, KeptSettings } from './model/settings';
