import type { GameInfo } from './entities';

type Status = Pick<GameInfo, 'status' | 'isFinished'>;

/** Spec: coupon §4. */
export const isFinishedGame = ({ isFinished, status }: Status): boolean => isFinished || status === 4;

/** `isLiveMarket`: the player took the outcome itself from the live list. Spec: coupon §4. */
export const isLiveGame = (game: Status & Pick<GameInfo, 'hasClock' | 'liveInLive'>, isLiveMarket = false): boolean => {
  if (isFinishedGame(game)) return false;
  return game.hasClock || game.liveInLive || game.status === 2 || game.status === 3 || isLiveMarket;
};
