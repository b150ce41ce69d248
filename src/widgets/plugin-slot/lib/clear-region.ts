import { clearNode, type Node, type Scope } from 'effector';

/** Gives the names under which a scope keeps values of the stores below a node. An effect has stores of its own. */
function valuesOf(node: Node, seen = new Set<Node>()): string[] {
  if (seen.has(node)) return [];
  seen.add(node);
  const { state } = node.scope as { state?: { id: string } };
  return [...(state === undefined ? [] : [state.id]), ...node.family.links.flatMap((link) => valuesOf(link, seen))];
}

/**
 * Removes all units of a region. effector leaves the values of their stores in the scope, with what the functions of the
 * stores hold, so a remote app that came and went would stay in memory: they go too. Fault F97.
 */
export function clearRegion(region: Node, scope: Scope | null): void {
  const ids = valuesOf(region);
  clearNode(region);
  const values = (scope as { reg?: Record<string, unknown> } | null)?.reg;
  if (values !== undefined) for (const id of ids) Reflect.deleteProperty(values, id);
}
