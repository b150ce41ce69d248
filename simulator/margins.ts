import { readFileSync } from 'node:fs';

import { MarginTable } from '../contracts/margins.ts';
import { marketGroups } from '../contracts/markets.ts';
import { sportNumbers } from '../contracts/sports.ts';
import { virtualSports } from '../contracts/virtual/facts.ts';
import type { FixtureChamp } from './fixture.ts';

type Phase = 'line' | 'live';

/**
 * A world begins with this table. An operator edits the file; when it does not fit the schema, the server does not
 * start.
 */
export const defaultMargins: MarginTable = MarginTable.parse(
  JSON.parse(readFileSync(new URL('margins.json', import.meta.url), 'utf8')),
);

/**
 * How prices answer to money: `risk` a step in first stakes, `share` of the price a step, `most` steps, and the time in
 * ms after which a price is back.
 */
export type MoneyRow = { risk: number; share: number; most: number; backMs: number };

/**
 * `of`: the margin of a market group as a share, such as 0.05. `at`: the margin of one outcome; an unlikely outcome has
 * more. `money` null: prices do not answer to it.
 */
export type Margins = {
  of: (groupId: number) => number;
  at: (groupId: number, chance: number) => number;
  money: MoneyRow | null;
};

const nameOf = new Map<number, string>(Object.entries(marketGroups).map(([name, id]) => [id, name]));
const sportOf = new Map<number, string>(Object.entries(sportNumbers).map(([name, id]) => [id, name]));

/** What rows are chosen by, besides the market. */
type Conditions = { sport: string; tier: string; phase: Phase };

/** The page of virtual sports promises a return to player, so their prices do not move. */
function moneyOf({ money }: MarginTable, { sport, tier }: Conditions): MoneyRow | null {
  const row = money?.rows.findLast((one) => (one.tier ?? tier) === tier);
  if (!money || !row || sport in virtualSports) return null;
  return { risk: row.risk, share: money.percent / 100, most: money.most, backMs: money.minutes * 60_000 };
}

function marginsOf(table: MarginTable, { sport, tier, phase }: Conditions): Margins {
  const { rows, longShots } = table;
  const fitting = rows.filter(
    (row) => (row.sport ?? sport) === sport && (row.tier ?? tier) === tier && (row.phase ?? phase) === phase,
  );
  const percentOf = (name: string) => fitting.findLast(({ markets }) => markets?.includes(name) ?? true)?.percent ?? 0;
  const known = new Map<number, number>();
  const of = (groupId: number): number => {
    const margin = known.get(groupId) ?? percentOf(nameOf.get(groupId) ?? '') / 100;
    known.set(groupId, margin);
    return margin;
  };
  const { from, full, percent } = longShots;
  return {
    of,
    money: moneyOf(table, { sport, tier, phase }),
    // The margin grows by degrees, because a less likely outcome must never have a shorter price.
    at: (groupId, chance) =>
      of(groupId) + (percent / 100) * Math.min(1, Math.max(0, (1 / chance - from) / (full - from))),
  };
}

/** Makes the table ready for questions: by competition and phase of the match. */
export function createMargins(
  table: MarginTable,
): (champ: Pick<FixtureChamp, 'sportId' | 'weight'>, phase: Phase) => Margins {
  const { tiers } = table;
  const known = new Map<string, Margins>();
  return ({ sportId, weight }, phase) => {
    const sport = sportOf.get(sportId) ?? '';
    const { name: tier = '' } = tiers.find((tier) => weight >= tier.weight) ?? tiers.at(-1) ?? {};
    const key = `${sport} ${phase} ${tier}`;
    const margins = known.get(key) ?? marginsOf(table, { sport, tier, phase });
    known.set(key, margins);
    return margins;
  };
}
