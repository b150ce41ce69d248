import { readFileSync } from 'node:fs';

import { MarginTable } from '../../contracts/margins.ts';
import { marketGroups } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
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
 * `of`: the margin of a market group as a share, such as 0.05. `at`: the margin of one outcome; an unlikely outcome has
 * more.
 */
export type Margins = { of: (groupId: number) => number; at: (groupId: number, chance: number) => number };

const nameOf = new Map<number, string>(Object.entries(marketGroups).map(([name, id]) => [id, name]));
const sportOf = new Map<number, string>(Object.entries(sportNumbers).map(([name, id]) => [id, name]));

/** What rows are chosen by, besides the market. */
type Conditions = { sport: string; tier: string; phase: Phase };

function marginsOf({ rows, longShots }: MarginTable, { sport, tier, phase }: Conditions): Margins {
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
