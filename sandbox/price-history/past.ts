import type { Simulator } from '../simulator/interface.ts';
import type { Scope } from '../simulator/match.ts';

/** Questions about one match within a moment are answered together. */
const keptAnswers = 32;

type Past = ReturnType<Simulator['pastPrices']>;
type Asked = { gameId: number; scope: Scope; from: number; to: number };

/** Remembers what prices were before somebody watched: to work it out costs as much as a hundred prices of a whole match. */
export function createPast(simulator: Pick<Simulator, 'pastPrices'>) {
  const known = new Map<string, Past>();
  return ({ gameId, scope, from, to }: Asked): Past => {
    const key = [gameId, scope, from, to].join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const [oldest] = known.keys();
    if (known.size >= keptAnswers && oldest !== undefined) known.delete(oldest);
    const made = simulator.pastPrices(gameId, scope, from, to);
    known.set(key, made);
    return made;
  };
}
