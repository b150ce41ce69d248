export { $expresses, $zone, expressesWanted, zoneChosen } from './model/expresses';
export {
  $count,
  $generated,
  $isGenerating,
  $stakeText,
  $winText,
  countChosen,
  generateAsked,
  stakeTyped,
  winTyped,
} from './model/generate';
export { readyBetTaken } from './model/take';
