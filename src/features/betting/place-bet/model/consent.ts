import { combine, createEvent, createStore, sample, type Store } from 'effector';

import type { Bet } from '@/entities/coupon';
import { createTimer } from '@/shared/lib/clock';

import type { PlaceBlocker } from '../lib/blockers';

/** A price that moves under the finger is not agreed to by the press that was meant for the one before. */
const SETTLE_MS = 500;

/** The prices of these bets, as text that is equal when they are. */
export const pricesText = (bets: readonly Bet[]): string =>
  bets.map(({ market }) => `${String(market.id)}:${String(market.milliOdds)}`).join();

/**
 * A button that says yes to all changed prices and places in one press, where nothing else stands in the way. `$asked`: the prices that it asks about;
 * null: it has nothing to ask. `pressed`: with the prices that were shown when it was pressed. `given`: they are those of this moment.
 */
export function createConsent($blockers: Store<PlaceBlocker[]>, $prices: Store<string>) {
  const pressed = createEvent<string>();
  const $asked = combine($blockers, $prices, (blockers, prices) =>
    blockers.length === 1 && blockers[0]?.reason === 'odds_changed' ? prices : null,
  );
  const { started, fired } = createTimer();
  sample({ clock: $asked, filter: (asked) => asked !== null, fn: () => SETTLE_MS, target: started });
  const $settled = createStore<string | null>(null);
  sample({ clock: fired, source: $asked, target: $settled });
  /** The question stands long enough to be answered. */
  const $isSettled = combine($asked, $settled, (asked, settled) => asked === null || asked === settled);
  const given = sample({
    clock: pressed,
    source: { asked: $asked, isSettled: $isSettled },
    filter: ({ asked, isSettled }, prices) => isSettled && asked === prices,
    fn: () => undefined,
  });
  const settled = sample({ clock: fired, source: $asked, filter: (asked) => asked !== null });
  return { pressed, given, settled, $asked, $isSettled };
}
