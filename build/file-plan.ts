import type { OutputChunk } from 'rolldown';

/** Bytes that a request of its own costs on a slow line: its headers, and its turn among six connections. */
const perFile = 4000;
/** Of minified code, what goes over the line. */
const packed = 0.36;

/** What loads together. `weight`: how often, next to one page. */
export type Moment = { entries: readonly string[]; weight: number };

type Node = {
  names: string[];
  modules: string[];
  size: number;
  /** Loading it loads these too. */
  needs: Set<number>;
  /** The moments that load it, by number. */
  moments: Set<number>;
  /** What an `import()` asks for stays what it is. */
  isFixed: boolean;
};

const sum = (numbers: Iterable<number>, weights: readonly number[], without?: ReadonlySet<number>): number => {
  let all = 0;
  for (const each of numbers) if (without?.has(each) !== true) all += weights[each] ?? 0;
  return all;
};

function createNodes(chunks: readonly OutputChunk[], moments: readonly Moment[]): Node[] {
  const numbers = new Map(chunks.map(({ fileName }, number) => [fileName, number]));
  const numberOf = (file: string) => numbers.get(file) ?? -1;
  const called = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const nodes = chunks.map((chunk): Node => ({
    names: [chunk.name],
    modules: chunk.moduleIds,
    size: chunk.code.length * packed,
    needs: new Set(chunk.imports.map(numberOf).filter((number) => number >= 0)),
    moments: new Set(),
    isFixed: chunk.isEntry || chunk.isDynamicEntry || called.has(chunk.fileName),
  }));
  // Not only what a file imports itself.
  for (const { needs } of nodes) for (const next of needs) nodes[next]?.needs.forEach((each) => needs.add(each));
  const entryOf = new Map(chunks.map(({ facadeModuleId }, number) => [facadeModuleId, number]));
  moments.forEach(({ entries }, moment) => {
    for (const entry of entries) {
      const number = entryOf.get(entry) ?? -1;
      for (const each of [number, ...(nodes[number]?.needs ?? [])]) nodes[each]?.moments.add(moment);
    }
  });
  return nodes;
}

/**
 * The extra bytes of all visitors together when both are one file; below 0 they gain. Infinity: the files would need
 * each other.
 */
function costOfMerging(nodes: readonly Node[], one: number, other: number, weights: readonly number[]): number {
  const [a, b] = [nodes[one], nodes[other]];
  if (a === undefined || b === undefined) return Infinity;
  let cost = sum(b.moments, weights, a.moments) * a.size + sum(a.moments, weights, b.moments) * b.size;
  cost -= perFile * (sum(a.moments, weights) - sum(a.moments, weights, b.moments));
  if (cost >= 0) return cost;
  for (const [from, to, self] of [
    [a, b, other],
    [b, a, one],
  ] as const)
    for (const number of from.needs) {
      const node = nodes[number];
      if (node === undefined || number === self) continue;
      if (node.needs.has(self)) return Infinity;
      cost += sum(to.moments, weights, node.moments) * (node.size + perFile);
    }
  return cost;
}

function merge(nodes: (Node | undefined)[], one: number, other: number): void {
  const [a, b] = [nodes[one], nodes[other]];
  if (a === undefined || b === undefined) return;
  nodes[other] = undefined;
  const needs = new Set([...a.needs, ...b.needs].filter((number) => number !== one && number !== other));
  const moments = new Set([...a.moments, ...b.moments]);
  const [large, small] = a.size >= b.size ? [a, b] : [b, a];
  const names = [...large.names, ...small.names];
  nodes[one] = { ...a, names, needs, moments, modules: [...a.modules, ...b.modules], size: a.size + b.size };
  for (const node of nodes) {
    if (node?.needs.delete(other) === true) node.needs.add(one);
    if (node?.needs.has(one) === true) needs.forEach((each) => node.needs.add(each));
  }
  for (const number of needs) moments.forEach((moment) => nodes[number]?.moments.add(moment));
}

/**
 * Says which shared files of a build are better one file: the bundler cuts them by who uses each module, and a visitor waits
 * for every request. Two become one while all visitors together gain. Gives the name of the file by module.
 */
export function planFiles(chunks: readonly OutputChunk[], moments: readonly Moment[]): Map<string, string> {
  const nodes: (Node | undefined)[] = createNodes(chunks, moments);
  const weights = moments.map(({ weight }) => weight);
  for (;;) {
    let best = { cost: 0, one: -1, other: -1 };
    const free = nodes.flatMap((node, number) => (node === undefined || node.isFixed ? [] : [number]));
    for (const one of free)
      for (const other of free) {
        if (other <= one) continue;
        const cost = costOfMerging(nodes as Node[], one, other, weights);
        if (cost < best.cost) best = { cost, one, other };
      }
    if (best.one < 0) break;
    merge(nodes, best.one, best.other);
  }
  const merged = nodes.flatMap((node) => (node !== undefined && node.names.length > 1 ? [node] : []));
  return new Map(merged.flatMap(({ names: [name = ''], modules }) => modules.map((module) => [module, name] as const)));
}
