import { isVirtualSport } from '../contracts/virtual/facts.ts';
import type { FixtureChamp } from './fixture.ts';
import { isStarted, type MatchRecord } from './record.ts';

/** Matches of competitions of at least this weight always stand on the top page. */
const greatWeight = 75;
/** The home page shows this many matches of a zone. */
const topSize = 12;
/** Of what is to come, great matches of the next two days. A week of them is eighteen times what the home page shows. */
const aheadMs = 2 * 86_400_000;

export const isGreat = ({ weight }: FixtureChamp): boolean => weight >= greatWeight;

const weightOf = ({ fixture }: MatchRecord) => fixture.champ.weight;

/** Marks the matches of the top page: at night, when no great competition plays, the best of what is on. */
export function markTop(records: Iterable<MatchRecord>, matchNow: number): void {
  const zones = { line: [] as MatchRecord[], live: [] as MatchRecord[] };
  for (const record of records) {
    // They stand in their own section.
    if (isVirtualSport(record.fixture.champ.sportId)) continue;
    record.isTop = isGreat(record.fixture.champ) && record.startAt < matchNow + aheadMs;
    if (!record.facts.isOver) zones[isStarted(record, matchNow) ? 'live' : 'line'].push(record);
  }
  for (const zone of Object.values(zones)) {
    const left = topSize - zone.filter(({ isTop }) => isTop).length;
    if (left <= 0) continue;
    const others = zone.filter(({ isTop }) => !isTop);
    others.sort((a, b) => weightOf(b) - weightOf(a) || a.startAt - b.startAt || a.fixture.id - b.fixture.id);
    for (const record of others.slice(0, left)) record.isTop = true;
  }
}
