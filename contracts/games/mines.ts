import { type Choice, type GameMaths, hasOnly, partOf } from './game.ts';
import { choose } from './ways.ts';

export const mineCells = 25;
export const mostMines = 24;

/** What the stake is worth after `opened` empty cells, in hundredths: 0.99 / chance, rounded down. */
export const minesMultiplier = (mines: number, opened: number): number =>
  Math.floor((99 * choose(mineCells, opened)) / choose(mineCells - mines, opened));

const isCell = (cell: number): boolean => Number.isInteger(cell) && cell >= 0 && cell < mineCells;
const left = ({ mines = 0, cells = [] }: Choice): number => mineCells - mines - cells.length;
const chance = ({ mines = 0, cells = [] }: Choice): number =>
  choose(mineCells - mines, cells.length) / choose(mineCells, cells.length);
const isHit = (draws: readonly number[], { cells = [] }: Choice): boolean => cells.some((cell) => draws.includes(cell));

/**
 * Mines lie under some of 25 cells before the first is opened. Each empty cell makes the stake worth more; the player
 * takes what it is worth, or opens one more.
 */
export const mines: GameMaths<'mines'> = {
  slug: 'mines',
  first: { mines: 3 },
  shapeOf: (choice) => ({ count: choice.mines ?? 0, of: mineCells, isDealt: true }),
  isChoice: (choice) => {
    const { mines: count = 0 } = choice;
    return hasOnly(choice, ['mines']) && Number.isInteger(count) && count >= 1 && count <= mostMines;
  },
  payoutOf: (draws, choice, minor) => {
    const { mines: count = 0, cells = [] } = choice;
    if (cells.length === 0) return minor;
    return isHit(draws, choice) ? 0 : partOf(minor, minesMultiplier(count, cells.length), 100);
  },
  returnOf: ({ mines: count = 1, cells = [0] }) =>
    (chance({ mines: count, cells }) * minesMultiplier(count, cells.length)) / 100,
  hitRateOf: ({ mines: count = 1, cells = [0] }) => chance({ mines: count, cells }),
  steps: {
    after: (choice, { cell = -1 }) => {
      const { cells = [] } = choice;
      return isCell(cell) && !cells.includes(cell) ? { ...choice, cells: [...cells, cell] } : null;
    },
    isOver: (draws, choice) => isHit(draws, choice) || left(choice) === 0,
    canTake: ({ cells = [] }) => cells.length > 0,
    shown: () => [],
  },
};
