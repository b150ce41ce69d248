import { createStore, sample } from 'effector';

import { type FeedChange, feedChanged } from '@/shared/feed';
import { $isTabHidden } from '@/shared/lib/device';

import { withNews, type Zone, zoneOf } from '../lib/zone';

export type Zones = ReadonlyMap<number, Zone>;

const prefix = 'zone:';
const gameIdOf = (topic: string) => Number(topic.slice(prefix.length));
const isOfZone = ({ topic }: FeedChange) => topic.startsWith(prefix);

function apply(zones: Zones, changes: readonly FeedChange[]): Zones {
  if (!changes.some(isOfZone)) return zones;
  const next = new Map(zones);
  for (const change of changes) {
    if (!isOfZone(change)) continue;
    const gameId = gameIdOf(change.topic);
    const known = next.get(gameId);
    if (change.kind === 'left') next.delete(gameId);
    if (change.kind === 'snapshot') {
      const zone = zoneOf(change.entities.zone);
      if (zone) next.set(gameId, zone);
    }
    if (change.kind !== 'ops' || !known) continue;
    next.set(
      gameId,
      change.ops.reduce(
        (zone, op) => (op.op === 'put' && op.kind === 'zone' ? withNews(zone, op.value, change.ageMs ?? 0) : zone),
        known,
      ),
    );
  }
  return next;
}

const $zones = createStore<Zones>(new Map()).on(feedChanged, apply);

/** The pictures as they are drawn: a hidden tab draws nothing, and catches up in one step. */
export const $drawnZones = createStore<Zones>(new Map());
sample({
  clock: [$zones.updates, $isTabHidden.updates],
  source: { zones: $zones, isHidden: $isTabHidden },
  filter: ({ isHidden }) => !isHidden,
  fn: ({ zones }) => zones,
  target: $drawnZones,
});
