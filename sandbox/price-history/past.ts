import type { Scope, Simulator } from '../../simulator/index.ts';

/** Questions about one match within a moment are answered together. */
const keptAnswers = 32;

type Past = ReadonlyMap<number, number[]> | null;
type Asked = { gameId: number; scope: Scope; from: number; to: number };

/** Remembers what prices were before somebody watched, and works out step by step what it does not know: it costs as much as hundreds of prices of a whole match. */
export function createPast(simulator: Pick<Simulator, 'pastPrices'>) {
  const known = new Map<string, Past>();
  const keyOf = ({ gameId, scope, from, to }: Asked) => [gameId, scope, from, to].join(' ');
  return function* past(asked: Asked): Generator<void, Past> {
    const key = keyOf(asked);
    const found = known.get(key);
    if (found !== undefined) return found;
    const { work } = simulator.pastPrices(asked.gameId, asked.scope, asked.from, asked.to) ?? {};
    const made = work === undefined ? null : yield* work;
    const [oldest] = known.keys();
    if (known.size >= keptAnswers && oldest !== undefined) known.delete(oldest);
    known.set(key, made);
    return made;
  };
}
