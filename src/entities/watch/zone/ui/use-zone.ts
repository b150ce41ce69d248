import { useStoreMap } from 'effector-react';

import { type TopicPhase, useTopic } from '@/shared/feed';

import type { Zone } from '../lib/zone';
import { $drawnZones } from '../model/zones';

/**
 * The picture of a match, and its topic while the component is mounted. Null: not loaded yet, or there is none
 * (`missing`).
 */
export function useZone(gameId: number): { zone: Zone | null; phase: TopicPhase } {
  const phase = useTopic(`zone:${String(gameId)}`);
  const zone = useStoreMap({ store: $drawnZones, keys: [gameId], fn: (zones, [id]) => zones.get(id) ?? null });
  return { zone, phase };
}
