import { choicesOf, gameOf, slugs } from '../../contracts/games/index.ts';
import { figuresOf } from './game-returns.ts';
import { sharedReturns } from './shared-returns.ts';

/** What is published of a game: the least and the most return over all choices, and what the first choice does. */
export type Published = Record<string, { least: number; most: number; hitRate: number; deviation: number }>;
type Exact = { published: Published; choices: Record<string, number>; faults: string[] };

const isOff = (said: number | undefined, exact: number): boolean => !(Math.abs((said ?? NaN) - exact) < 1e-9);
const fault = (what: string, said: number | undefined, exact: number): string[] =>
  isOff(said, exact) ? [`${what}: said ${String(said)}, is ${String(exact)}`] : [];

/** Computes games anew: those that are asked for, or all. `faults`: what the pages would show otherwise. */
export function everyReturn(asked: readonly string[] = []): Exact {
  const isAsked = (game: string) => asked.length === 0 || asked.includes(game);
  const answer: Exact = { published: {}, choices: {}, faults: [] };
  for (const slug of slugs.filter(isAsked)) {
    const { returnOf, hitRateOf } = gameOf(slug);
    const figures = choicesOf[slug]().map((choice) => {
      const exact = figuresOf(slug, choice);
      const name = `${slug} ${JSON.stringify(choice)}`;
      answer.faults.push(
        ...fault(`${name} return on the page`, returnOf(choice), exact.return),
        ...fault(`${name} paying rounds on the page`, hitRateOf(choice), exact.hitRate),
      );
      return exact;
    });
    const returns = figures.map((each) => each.return);
    const { hitRate = 0, deviation = 0 } = figures[0] ?? {};
    answer.published[slug] = { least: Math.min(...returns), most: Math.max(...returns), hitRate, deviation };
    answer.choices[slug] = figures.length;
  }
  for (const { kind, rows } of sharedReturns.filter((each) => isAsked(each.kind))) {
    for (const { choice, said, exact } of rows)
      answer.faults.push(
        ...fault(`${kind} ${JSON.stringify(choice)} return on the page`, said.return, exact.return),
        ...fault(`${kind} ${JSON.stringify(choice)} paying rounds on the page`, said.hitRate, exact.hitRate),
      );
    const returns = rows.map(({ exact }) => exact.return);
    const { hitRate = 0, deviation = 0 } = rows[0]?.exact ?? {};
    answer.published[kind] = { least: Math.min(...returns), most: Math.max(...returns), hitRate, deviation };
    answer.choices[kind] = rows.length;
  }
  return answer;
}

/** Where a list of figures says something else. */
export const faultsOf = (said: Published, exact: Published): string[] =>
  Object.entries(exact).flatMap(([slug, figures]) =>
    Object.entries(figures).flatMap(([name, value]) =>
      fault(`${slug} ${name}`, said[slug]?.[name as keyof Published[string]], value),
    ),
  );
