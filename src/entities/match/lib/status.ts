import type { MatchInfo } from './entities';

type Status = Pick<MatchInfo, 'status' | 'isFinished'>;

/** Spec: coupon §4. */
export const isFinishedMatch = ({ isFinished, status }: Status): boolean => isFinished || status === 4;

/** `isLiveMarket`: the player took the outcome itself from the live list. Spec: coupon §4. */
export const isLiveMatch = (
  match: Status & Pick<MatchInfo, 'hasClock' | 'liveInLive'>,
  isLiveMarket = false,
): boolean => {
  if (isFinishedMatch(match)) return false;
  return match.hasClock || match.liveInLive || match.status === 2 || match.status === 3 || isLiveMarket;
};
