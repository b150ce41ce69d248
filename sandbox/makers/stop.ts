import { errorCodes as E } from '../../contracts/common.ts';
import type { MakerError, MakerRefusal } from '../../contracts/makers/index.ts';
import { RoundWait } from '../../contracts/rounds.ts';
import { ApiFailure } from '../http/failure.ts';

/** Why a call of a maker is refused. Nothing has moved. `alarm`: what the operator must know of it. */
export class MakerStop extends Error {
  readonly error: MakerError;
  readonly alarm: { subject: string; message: string } | null;
  constructor(error: MakerError, message: string, alarm: MakerStop['alarm'] = null) {
    super(message);
    this.error = error;
    this.alarm = alarm;
  }
}

type Status = 400 | 401 | 403 | 404 | 409 | 500;
const statuses: Readonly<Record<MakerError, Status>> = {
  BAD_SIGNATURE: 401,
  BAD_REQUEST: 400,
  UNKNOWN_SESSION: 404,
  SESSION_ENDED: 403,
  GAME_OFF: 403,
  PLAYER_BLOCKED: 403,
  LIMIT_REACHED: 403,
  REALITY_CHECK: 403,
  TOO_SOON: 409,
  NOT_ENOUGH_MONEY: 400,
  SUM_TOO_LARGE: 400,
  WRONG_CURRENCY: 400,
  OTHER_PLAYER: 409,
  OTHER_CONTENT: 409,
  UNKNOWN_ROUND: 404,
  ROUND_FINISHED: 409,
  ROLLED_BACK: 409,
  NOT_A_BET: 409,
  TRY_AGAIN: 500,
};

/** What refuses rounds of this site, in the words of makers. */
const errors: Readonly<Record<number, MakerError>> = {
  [E.notEnoughMoney]: 'NOT_ENOUGH_MONEY',
  [E.amountAboveMax]: 'SUM_TOO_LARGE',
  [E.unauthorized]: 'SESSION_ENDED',
  [E.sessionLimit]: 'SESSION_ENDED',
  [E.banned]: 'PLAYER_BLOCKED',
  [E.accountFrozen]: 'PLAYER_BLOCKED',
  [E.selfExcluded]: 'PLAYER_BLOCKED',
  [E.resting]: 'PLAYER_BLOCKED',
  [E.wageringLimit]: 'LIMIT_REACHED',
  [E.lossLimit]: 'LIMIT_REACHED',
  [E.limitNotChosen]: 'LIMIT_REACHED',
  [E.realityCheck]: 'REALITY_CHECK',
  [E.roundTooSoon]: 'TOO_SOON',
};

/** A refusal as the maker's server reads it. Other errors are thrown on. */
export function refusalOf(error: unknown): { status: Status; body: MakerRefusal } {
  if (error instanceof MakerStop)
    return { status: statuses[error.error], body: { error: error.error, message: error.message } };
  if (!(error instanceof ApiFailure)) throw error;
  const known = errors[error.code] ?? (error.status >= 500 ? 'TRY_AGAIN' : 'BAD_REQUEST');
  const waitMs = RoundWait.safeParse(error.details.data).data?.waitMs;
  return {
    status: statuses[known],
    body: { error: known, message: error.message, reason: error.code, ...(waitMs !== undefined && { waitMs }) },
  };
}
