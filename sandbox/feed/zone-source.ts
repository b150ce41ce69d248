import type { FeedEntities } from '../../contracts/feed.ts';
import type { FeedOp } from '../../contracts/frames.ts';
import type { ZoneState } from '../../contracts/zone.ts';
import type { ZoneView } from '../../simulator/index.ts';

const prefix = 'zone:';

/** The match of `zone:{gameId}`; null: another topic. */
export const zoneMatchOf = (topic: string): number | null =>
  topic.startsWith(prefix) && /^[1-9]\d{0,15}$/.test(topic.slice(prefix.length))
    ? Number(topic.slice(prefix.length))
    : null;

/**
 * The picture of one match. It computes events on demand, so a picture without viewers is never made. A match that has
 * left the screen has no news.
 */
export function createZoneSource(gameId: number, read: () => ZoneView | null) {
  let told = read()?.count ?? 0;
  return {
    hasNews: (): boolean => (read()?.count ?? told) !== told,
    take() {
      const view = read();
      const count = view?.count ?? told;
      // A reset of play removes events: then fewer are kept.
      const from = Math.min(told, count);
      const op: FeedOp = { op: 'put', kind: 'zone', id: gameId, value: { from, events: view?.events(from) ?? [] } };
      told = count;
      return (): readonly FeedOp[] => [op];
    },
    entities(): FeedEntities {
      const view = read();
      const zone: ZoneState = { id: gameId, sportId: view?.sportId ?? 0, events: view?.events(0) ?? [] };
      return { zone };
    },
  };
}
