import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { TrackerSums } from '../../contracts/tracker.ts';
import type { Ended } from './rows.ts';

/** Running sums; money in minor units, `value` in millionths. */
export type Sums = {
  bets: number;
  staked: number;
  returned: number;
  won: number;
  lost: number;
  value: number;
  valued: number;
  ahead: number;
};

export const noSums = (): Sums => ({
  ...{ bets: 0, staked: 0, returned: 0, won: 0, lost: 0 },
  ...{ value: 0, valued: 0, ahead: 0 },
});

export function addTo(sums: Sums, { staked, returned, value }: Ended): void {
  sums.bets += 1;
  sums.staked += staked;
  sums.returned += returned;
  if (returned > staked) sums.won += 1;
  else if (returned < staked) sums.lost += 1;
  if (value === null) return;
  sums.value += value;
  sums.valued += 1;
  if (value > 0) sums.ahead += 1;
}

/** Adds a bet to the sums of its key, which are made as they come. */
export function added<Key>(all: Map<Key, Sums>, key: Key, bet: Ended): void {
  let sums = all.get(key);
  if (sums === undefined) all.set(key, (sums = noSums()));
  addTo(sums, bet);
}

export function wireOf({ bets, staked, returned, won, lost, value, valued, ahead }: Sums, iso: string): TrackerSums {
  const money = (minor: number) => toWire(minor, currencyFacts(iso).digits);
  return {
    ...{ bets, staked: money(staked), returned: money(returned), profit: money(returned - staked) },
    ...{ won, lost, clv: valued === 0 ? null : Math.round(value / valued) / 1_000_000 },
    ...{ clvBets: valued, clvAhead: ahead },
  };
}
