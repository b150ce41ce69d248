import type { PlacedBet } from '@/entities/bet';

import type { SellParams } from '../api/sale';
import { toQuoted, type Quoted } from './offer';
import type { SaleOutcome } from './outcome';

/**
 * One sale from the press to its end. `part`: of the stake. `shown`: the price that the player said yes to, minor units.
 *
 * choosing   the form is open
 * quoting    the price of this moment is asked for
 * sending    on its way, under `key`
 * checking   the answer was lost: the server is asked what became of the key
 * changed    the price is another one: `offer` is the new one, nothing is sold until he says yes to it
 * refused    not sold; `code` of the contract, 0 when there was none
 */
export type Sale = { betId: string; iso: string; part: number } & (
  | { stage: 'choosing' }
  | { stage: 'quoting'; shown: number; accept: SellParams['accept']; mode: SellParams['mode'] }
  | { stage: 'sending' | 'checking'; shown: number; key: string; looks: number }
  | { stage: 'changed'; shown: number; offer: Quoted }
  | { stage: 'refused'; code: number; message: string }
);

/** What the player pressed. `price`: what he saw. */
export type Wish = { bet: PlacedBet; part: number; price: number };

export const isBusy = (sale: Sale | null): boolean =>
  sale !== null && (sale.stage === 'quoting' || sale.stage === 'sending' || sale.stage === 'checking');

/** Where the sale stands after this answer; null: it is over. */
export function afterOutcome(sale: Sale, outcome: SaleOutcome): Sale | null {
  if (sale.stage !== 'sending' && sale.stage !== 'checking') return sale;
  const { betId, iso, part, shown, key, looks } = sale;
  switch (outcome.kind) {
    case 'sold':
      return null;
    case 'changed':
      return { betId, iso, part, stage: 'changed', shown, offer: toQuoted(outcome.quote, { betId, part, iso }) };
    case 'refused':
      return { betId, iso, part, stage: 'refused', code: outcome.code, message: outcome.message };
    case 'unknown':
      return { betId, iso, part, stage: 'checking', shown, key, looks };
  }
}

const GAPS_MS = [1000, 2000, 4000, 8000];
/** Until the next look for a lost answer: after 1, 2, 4 and 8 s, then each 15 s. Spec: api §8. */
export const gapAfter = (looks: number): number => GAPS_MS[looks] ?? 15_000;
/** The server has not heard of the key long enough for it to be closed. Spec: api §8. */
export const mayClose = (looks: number): boolean => looks >= GAPS_MS.length;
