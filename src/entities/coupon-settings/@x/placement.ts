export { $changeCoefAction, $isDropOnScoreChange } from '../model/settings';
