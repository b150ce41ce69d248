import { ApiError, ERROR_CODE } from '@contracts/common';
import type { ActionAnswer } from '@contracts/coupon';
import { SellAnswer, SellRefusalData, type Quote } from '@contracts/sale';
import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import type { z } from '@contracts/zod';

import { toPlacedBet, type PlacedBet } from '@/entities/bet';
import type { ApiFailure } from '@/shared/api';

/** What became of a sale. `unknown`: the answer was lost, so nobody may say anything yet. */
export type SaleOutcome =
  | { kind: 'sold'; bet: PlacedBet; paid: number }
  | { kind: 'changed'; quote: Quote }
  | { kind: 'refused'; code: number; message: string }
  | { kind: 'unknown' };

export function outcomeOfAnswer({ coupon, paid }: z.infer<typeof SellAnswer>['data']): SaleOutcome {
  return { kind: 'sold', bet: toPlacedBet(coupon), paid: toMinor(paid, currencyFacts(coupon.iso).digits) };
}

function outcomeOfError({ code, message, data }: { code: number; message: string; data?: unknown }): SaleOutcome {
  const offer = SellRefusalData.safeParse(data);
  if (code === ERROR_CODE.sellPriceChanged && offer.success) return { kind: 'changed', quote: offer.data.quote };
  // The key is under way or went out with other contents: what became of that is the question.
  if (code === ERROR_CODE.conflict || code === ERROR_CODE.keyReused) return { kind: 'unknown' };
  return { kind: 'refused', code, message };
}

/** Whatever is not plainly the server's word about this sale says nothing. */
export function outcomeOfFailure(failure: ApiFailure): SaleOutcome {
  if (failure.kind === 'server' && failure.statusCode < 500) return outcomeOfError(failure);
  const isTurnedAway = ['unauthorized', 'fingerprintRejected', 'captchaRequired', 'termsChanged'].includes(
    failure.kind,
  );
  return isTurnedAway ? { kind: 'refused', code: failure.statusCode, message: failure.message } : { kind: 'unknown' };
}

/** What the key's call answered when it was first given. */
export function outcomeOfAction({ httpStatus = 0, answer }: z.infer<typeof ActionAnswer>['data']): SaleOutcome {
  if (httpStatus >= 200 && httpStatus < 300) {
    const sold = SellAnswer.safeParse(answer);
    return sold.success ? outcomeOfAnswer(sold.data.data) : { kind: 'unknown' };
  }
  const error = ApiError.safeParse(answer);
  return error.success && httpStatus < 500 ? outcomeOfError(error.data) : { kind: 'unknown' };
}
