export { $isClosedFor } from './model/closed';
export { banGuard } from './model/ban-guard';
export { identificationBonusGuard } from './model/identification-guard';
export {
  $isPlayerLoading,
  $isSelfExcluded,
  $player,
  $playerAtFirst,
  knownPlayerFx,
  loadPlayerFx,
  playerAnswered,
  playerForgotten,
  playerRequested,
} from './model/player';
export { playerPushed } from './model/push';
export type { Player } from './lib/player';
