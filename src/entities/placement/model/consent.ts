import { combine, createEvent, sample, type Store, type Unit } from 'effector';

import type { Bet } from '@/entities/coupon/@x/placement';

import type { PlaceBlocker } from '../lib/blockers';
import { createSteady } from './steady';

/** The prices of these bets as one text. Two texts are equal when the prices are. */
export const pricesText = (bets: readonly Bet[]): string =>
  bets.map(({ market }) => `${String(market.id)}:${String(market.milliOdds)}`).join();

/**
 * A button that agrees to all changed prices and places the bets in one press, when nothing else is in the way.
 * `$asked`: the prices that the button asks about; null: it asks nothing. `$isSettled`: false for a moment after a
 * price has moved, because the player meant to agree to the price before. `pressed`: carries the prices that the button
 * showed at the press. `given`: the player agreed, and those are still the prices.
 */
export function createConsent($blockers: Store<PlaceBlocker[]>, $prices: Store<string>, opened: Unit<void>) {
  const pressed = createEvent<string>();
  const $asked = combine($blockers, $prices, (blockers, prices) =>
    blockers.length === 1 && blockers[0]?.reason === 'odds_changed' ? prices : null,
  );
  const steady = createSteady(
    combine($asked, $prices, (asked, prices) => (prices === '' ? null : (asked ?? ''))),
    opened,
  );
  const given = sample({
    clock: pressed,
    source: { asked: $asked, isSteady: steady.$isSteady },
    filter: ({ asked, isSteady }, prices) => isSteady && asked === prices,
  });
  const settled = sample({ clock: steady.settled, source: $asked, filter: (asked) => asked !== null });
  return { pressed, given, settled, $asked, $isSettled: steady.$isSteady };
}
