import { type Choice, gameOf, type Slug } from '../../contracts/games/index.ts';
import type { Figures } from './expected.ts';

/** One step that was taken: how likely it went well, and what the round is worth when it does. */
type Taken = { chance: number; worth: number };

const cells = 25;
const ranks = 13;

function minesSteps({ mines = 0, cells: opened = [] }: Choice, minor: number): Taken[] {
  const { payoutOf } = gameOf('mines');
  return opened.map((_, place) => ({
    chance: (cells - mines - place) / (cells - place),
    worth: payoutOf([], { mines, cells: opened.slice(0, place + 1) }, minor) / minor,
  }));
}

function hiLoSteps({ calls = [] }: Choice, draws: readonly number[], minor: number): Taken[] {
  const { payoutOf } = gameOf('hi-lo');
  return calls.map((call, place) => {
    const [open = 0, right] = [draws[place], call === 'up' ? ranks - 1 : 0];
    const choice = { calls: calls.slice(0, place + 1) };
    return {
      chance: (call === 'up' ? ranks - open : open + 1) / ranks,
      worth: payoutOf([...draws.slice(0, place + 1), right], choice, minor) / minor,
    };
  });
}

/**
 * Games whose player stops when they like: expectation and square are added step by step, each by what was known before it. So they are right
 * for any way to stop, where those of the last choice alone are not. Null: another game. Decision D-1071.
 */
export function steppedFigures(
  game: Slug,
  { choice, draws, minor }: { choice: Choice; draws: readonly number[]; minor: number },
): Figures | null {
  if (game !== 'mines' && game !== 'hi-lo') return null;
  const steps = game === 'mines' ? minesSteps(choice, minor) : hiLoSteps(choice, draws, minor);
  let [net, variance, before] = [0, 0, 1];
  for (const { chance, worth } of steps) {
    net += worth * chance - before;
    variance += worth ** 2 * chance * (1 - chance);
    before = worth;
  }
  return { net, variance, rounding: 0 };
}
