import { type ZoneEvent as WireEvent, ZoneNews, type ZonePhase, zonePhases, ZoneState } from '@contracts/zone';

/** An event of a picture. `side` 0: neither. `x` runs from the goal of side 1 to that of side 2. `value`: contracts/zone.ts. */
export type ZoneEvent = {
  id: number;
  period: number;
  clock: number;
  phase: ZonePhase;
  side: 0 | 1 | 2;
  x: number;
  y: number;
  value: number;
};

/** The picture of one match from the events received so far. `ageMs`: the age of the last event when it arrived. */
export type Zone = { gameId: number; sportId: number; events: readonly ZoneEvent[]; ageMs: number };

/** A phase that this page does not know is left out: a newer server may tell more. */
function eventOf([period, clock, number, side, x, y, value]: WireEvent, id: number): ZoneEvent[] {
  const phase = zonePhases[number];
  return phase === undefined ? [] : [{ id, period, clock, phase, side, x, y, value }];
}

const eventsOf = (events: readonly WireEvent[], from: number) =>
  events.flatMap((event, index) => eventOf(event, from + index));

/** What the snapshot of the topic holds; null: it breaks the contract. */
export function zoneOf(raw: unknown): Zone | null {
  const { data } = ZoneState.safeParse(raw);
  return data ? { gameId: data.id, sportId: data.sportId, events: eventsOf(data.events, 0), ageMs: 0 } : null;
}

/** The picture after one delta. News that break the contract change nothing. */
export function withNews(zone: Zone, raw: unknown, ageMs: number): Zone {
  const { data } = ZoneNews.safeParse(raw);
  if (!data) return zone;
  const kept = zone.events.filter(({ id }) => id < data.from);
  return { ...zone, ageMs, events: [...kept, ...eventsOf(data.events, data.from)] };
}
