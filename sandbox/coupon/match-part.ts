import type { GamePart } from '../../contracts/coupon.ts';
import type { SimMatch } from '../../simulator/index.ts';
import { localize, type Text } from '../texts/text.ts';

/** The match of a bet in one language. Spec: coupon §3. */
export function matchPart(match: SimMatch, champName: Text | null, lng: string): GamePart {
  const { number, status, isFinished, liveInLive, constId, startAt, elapsed, opp1, opp2, score, periodName, lock } =
    match;
  const [score1 = '', score2 = ''] = score?.full ?? [];
  return {
    number,
    status,
    isFinished,
    liveInLive,
    constId,
    startAt,
    elapsed,
    opp1: localize(opp1.name, lng),
    opp2: localize(opp2.name, lng),
    score1,
    score2,
    scoreText: score?.text ?? '',
    ...(champName !== null && { champName: localize(champName, lng) }),
    ...(periodName !== undefined && { periodName: localize(periodName, lng) }),
    ...((lock === 'postponed' || lock === 'cancelled') && { isOff: true }),
  };
}

/** The match left the feed before anybody here bet on it. Only its end is known. */
export const goneMatchPart = (gameId: number): GamePart => ({
  number: 0,
  status: 4,
  isFinished: true,
  liveInLive: false,
  constId: gameId,
  startAt: 0,
  elapsed: null,
  opp1: '',
  opp2: '',
  score1: '',
  score2: '',
  scoreText: '',
});

/** Spec: coupon §4. */
export const isFinishedMatch = ({ isFinished, status }: Pick<SimMatch, 'isFinished' | 'status'>): boolean =>
  isFinished || status === 4;

/**
 * A bet is live when its match is not finished and one of these holds: it has elapsed time, is live in live, has status
 * 2 or 3, or is on offer in the live zone. Spec: coupon §4.
 */
export const isLiveMatch = (match: SimMatch): boolean =>
  !isFinishedMatch(match) &&
  ((match.elapsed ?? 0) > 0 || match.liveInLive || match.status === 2 || match.status === 3 || match.zone === 'live');
