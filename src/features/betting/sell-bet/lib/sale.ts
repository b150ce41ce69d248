import { errorCodes } from '@contracts/common';
import { SellRefusalData, type SellRequest } from '@contracts/sale';

import type { PlacedBet } from '@/entities/bet';
import type { Answered, Run } from '@/shared/keyed-call';

import type { SaleCall, Sold } from '../api/selling';
import { type Quoted, toQuoted } from './offer';

/**
 * One sale from the press to its end. `part`: of the stake. `shown`: the price that the player said yes to, minor units.
 *
 * choosing   the form is open
 * quoting    the price of this moment is asked for
 * sending    on its way
 * checking   the answer was missed: the server is asked what became of the sale
 * changed    the price is another one: `offer` is the new one, nothing is sold until the player says yes to it
 * refused    not sold; `code` of the contract, 0 when it was never considered
 */
export type Sale = { betId: string; iso: string; part: number } & (
  | { stage: 'choosing' }
  | { stage: 'quoting'; shown: number; accept: SellRequest['accept']; mode: SaleCall['mode'] }
  | { stage: 'sending' | 'checking'; shown: number }
  | { stage: 'changed'; shown: number; offer: Quoted }
  | { stage: 'refused'; code: number; message: string }
);
/** A sale in the player's hands. The other stages are on their way. */
export type SaleForm = Exclude<Sale, { stage: 'sending' | 'checking' }>;

/** What the player pressed. `price`: the price that they saw. */
export type Wish = { bet: PlacedBet; part: number; price: number };

export const isBusy = (sale: Sale | null | undefined): boolean =>
  sale?.stage === 'quoting' || sale?.stage === 'sending' || sale?.stage === 'checking';

export const saleUnderWay = ({ call: { betId, iso, part, price }, stage }: Run<SaleCall>): Sale => ({
  betId,
  iso,
  part,
  stage: stage === 'storing' || stage === 'sending' ? 'sending' : 'checking',
  shown: price,
});

/** The form that the answer leaves to the player. Null: the bet is sold. */
export function formAfter({ call, outcome }: Answered<SaleCall, Sold>): SaleForm | null {
  const { betId, iso, part, price } = call;
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'closed' || outcome.kind === 'key_taken')
    return { betId, iso, part, stage: 'refused', code: 0, message: '' };
  const { code, message, data } = outcome.refusal;
  const changed = SellRefusalData.safeParse(data);
  if (code === errorCodes.sellPriceChanged && changed.success)
    return { betId, iso, part, stage: 'changed', shown: price, offer: toQuoted(changed.data.quote, call) };
  return { betId, iso, part, stage: 'refused', code, message };
}
