import type { ZoneView } from '../interface.ts';
import { isStarted, type MatchRecord, secondOf } from '../record.ts';
import { sportOf } from '../sports.ts';
import { momentsUntil } from './moments.ts';

/** The picture of a match as far as it has come. Making it is work, which only a match costs that somebody watches. */
export function zoneOf(record: MatchRecord, matchNow: number): ZoneView | null {
  const moments = isStarted(record, matchNow) ? record.match.zone?.() : undefined;
  if (!moments) return null;
  const { sportId } = record.fixture.champ;
  const { ground } = sportOf(sportId);
  const count = momentsUntil(moments, secondOf(record, matchNow));
  return {
    sportId: ground ?? sportId,
    count,
    events: (from) => moments.slice(from, count).map(({ event }) => event),
  };
}
