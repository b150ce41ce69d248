import type { FeedOp } from '@contracts/frames';

export type EntityKind = Extract<FeedOp, { op: 'del' }>['kind'];
export const entityKinds = ['sport', 'champ', 'game', 'market'] as const satisfies readonly EntityKind[];

/**
 * Knows which topics hold which entity. Several topics may hold one entity (a list, the match's own, the coupon's). The
 * entity is dropped when the last of them lets it go.
 */
export function createMembers() {
  const byTopic = new Map<string, Record<EntityKind, Set<number>>>();
  const holders: Record<EntityKind, Map<number, number>> = {
    sport: new Map(),
    champ: new Map(),
    game: new Map(),
    market: new Map(),
  };

  return {
    has: (kind: EntityKind, id: number): boolean => holders[kind].has(id),
    join(topic: string, kind: EntityKind, id: number): void {
      let members = byTopic.get(topic);
      if (!members) {
        members = { sport: new Set(), champ: new Set(), game: new Set(), market: new Set() };
        byTopic.set(topic, members);
      }
      if (members[kind].has(id)) return;
      members[kind].add(id);
      holders[kind].set(id, (holders[kind].get(id) ?? 0) + 1);
    },
    /** True when no topic holds it any more. */
    leave(topic: string, kind: EntityKind, id: number): boolean {
      const members = byTopic.get(topic);
      if (!members?.[kind].delete(id)) return false;
      const left = (holders[kind].get(id) ?? 1) - 1;
      if (left > 0) holders[kind].set(id, left);
      else holders[kind].delete(id);
      return left <= 0;
    },
    /** A copy, so that members may leave while the caller walks through it. */
    of: (topic: string, kind: EntityKind): number[] => [...(byTopic.get(topic)?.[kind] ?? [])],
    forget(topic: string): void {
      byTopic.delete(topic);
    },
    isIn: (topic: string, kind: EntityKind, id: number): boolean => byTopic.get(topic)?.[kind].has(id) ?? false,
    size: (): number => entityKinds.reduce((sum, kind) => sum + holders[kind].size, byTopic.size),
  };
}
