import { clearNode, type Node, type Scope } from 'effector';

/**
 * Removes all units of a region. effector leaves the values of their stores in the scope, with what the functions of the
 * stores hold, so a remote app that came and went would stay in memory: they go too. Fault F97.
 */
export function clearRegion(region: Node, scope: Scope | null): void {
  const nodes = new Set([region]);
  // What a walk of a set adds to it is walked too.
  for (const { family } of nodes) for (const link of family.links) nodes.add(link);
  const ids = [...nodes].map(({ scope: { state } }) => (state as { id: string } | undefined)?.id);
  clearNode(region);
  const { reg } = (scope ?? {}) as { reg?: Record<string, unknown> };
  if (reg !== undefined) for (const id of ids) if (id !== undefined) Reflect.deleteProperty(reg, id);
}
