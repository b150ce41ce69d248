import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { errorCodes as E } from '../../contracts/common.ts';
import type { CouponCalc } from '../../contracts/coupon.ts';
import { ApiFailure } from '../http/failure.ts';

/** Refusals of a placement: HTTP status and an English sentence. The page has its own texts by code (decision D-61). */
const refusals = {
  [E.oddsChanged]: [409, 'The odds have changed.'],
  [E.marketClosed]: [409, 'This outcome cannot be bet on now.'],
  [E.gameFinished]: [409, 'The match is over.'],
  [E.amountBelowMin]: [400, 'The stake is below the minimum.'],
  [E.amountAboveMax]: [400, 'The stake is above the maximum.'],
  [E.notEnoughMoney]: [400, 'There is not enough money on the account.'],
  [E.dependentEvents]: [400, 'Outcomes of one match cannot be combined.'],
  [E.bannedFromExpress]: [400, 'This outcome cannot be combined with others.'],
  [E.wrongBetCount]: [400, 'The number of bets does not fit the type of the coupon.'],
  [E.scoreChanged]: [409, 'The score has changed.'],
  [E.selfExcluded]: [403, 'You have excluded yourself from betting.'],
  [E.resting]: [403, 'You are taking a time-out from betting.'],
  [E.banned]: [403, 'Betting is closed for this player.'],
  [E.promoNotValid]: [400, 'The promo code is not valid.'],
  [E.accountFrozen]: [403, 'This account is frozen.'],
  [E.exactCoefNotMet]: [409, 'The odds are not those that you asked for.'],
  [E.advanceNotAvailable]: [400, 'No advance is available.'],
  [E.ownMoneyFirst]: [409, 'Own money goes first: bonus money can be staked when there is none left.'],
  [E.bonusStakeTooLarge]: [400, 'A bet with bonus money may stake a fifth of the bonus at most.'],
  [E.traderRefused]: [409, 'The trader does not take this bet.'],
  [E.keyClosed]: [409, 'This slip has been sent before.'],
} as const satisfies Record<number, [ContentfulStatusCode, string]>;

export type RefusalCode = keyof typeof refusals;

/** `coupon`: the slip with the present values, which the player must look at. */
export function refusal(code: RefusalCode, coupon?: CouponCalc): ApiFailure {
  const [status, message] = refusals[code];
  return new ApiFailure(status, code, message, coupon === undefined ? {} : { data: { coupon } });
}
