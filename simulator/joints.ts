import { unfitParts } from './combined.ts';
import { marketOf } from './entities.ts';
import { gameIdOf, marketKeyOf } from './ids.ts';
import type { JointGrid } from './match.ts';
import { type Moment, pricedMarkets, viewOf } from './pricing.ts';
import type { MatchRecord } from './record.ts';
import type { SimMarket } from './types.ts';

/** `parts`: the outcomes as they are now; one whose line has moved has no price, but still a name. */
export type Joint = { unfit: readonly number[]; chance: number; parts: readonly SimMarket[] };

/** One whose line has moved. */
const withdrawn = { milli: 0, isBlocked: true, lock: null };

/** What these outcomes of a match are together. Null: nothing of the match is on offer. */
export function jointOf(record: MatchRecord | undefined, moment: Moment, marketIds: readonly number[]): Joint | null {
  if (!record) return null;
  const offered = pricedMarkets(record, moment);
  if (offered.size === 0) return null;
  const unfit = unfitParts(record, marketIds);
  const { pricedAt, noise } = viewOf(record, moment);
  const keys = marketIds.map(marketKeyOf);
  const chance = unfit.length > 0 ? 0 : (record.match.joins?.chanceAt(pricedAt, noise, keys) ?? 0);
  const parts = marketIds
    .filter((id) => gameIdOf(id) === record.fixture.id)
    .map(
      (id) => offered.get(id) ?? marketOf(record.fixture, { ...marketKeyOf(id), chance: 0, isMain: false }, withdrawn),
    );
  return { unfit, chance, parts };
}

/** The final scores behind a joint chance; null: the sport has none, or none of these is about them. */
export function gridOf(
  record: MatchRecord | undefined,
  moment: Moment,
  marketIds: readonly number[],
): JointGrid | null {
  if (!record) return null;
  const { pricedAt, noise } = viewOf(record, moment);
  return record.match.joins?.gridAt?.(pricedAt, noise, marketIds.map(marketKeyOf)) ?? null;
}
