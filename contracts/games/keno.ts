import { type GameMaths, hasOnly, partOf } from './game.ts';
import { choose } from './ways.ts';

export const kenoNumbers = 40;
const kenoDrawn = 10;
export const mostPicks = 10;

/** What so many hits pay, in hundredths of the stake, by how many numbers were picked: the place is the count of hits. */
export const kenoPays: Readonly<Record<number, readonly number[]>> = {
  1: [0, 380],
  2: [0, 100, 980],
  3: [0, 0, 250, 5000],
  4: [0, 0, 170, 850, 11_000],
  5: [0, 0, 130, 400, 1800, 25_000],
  6: [0, 0, 0, 400, 1200, 7000, 50_000],
  7: [0, 0, 0, 250, 700, 2400, 14_000, 80_000],
  8: [0, 0, 0, 190, 380, 1150, 6000, 40_000, 200_000],
  9: [0, 0, 0, 120, 280, 800, 3000, 12_000, 80_000, 500_000],
  10: [0, 0, 0, 110, 190, 500, 1500, 6000, 25_000, 150_000, 1_000_000],
};

const isNumber = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= kenoNumbers;

/** How many of the picked numbers, 1 to 40, are among the drawn ones. Draws count from 0. */
export const kenoHits = (draws: readonly number[], picks: readonly number[]): number =>
  draws.filter((drawn) => picks.includes(drawn + 1)).length;

/** The chance of so many hits with so many numbers picked. */
export const kenoChance = (picked: number, hits: number): number =>
  (choose(picked, hits) * choose(kenoNumbers - picked, kenoDrawn - hits)) / choose(kenoNumbers, kenoDrawn);

const over = (picked: number, worth: (pay: number) => number): number =>
  (kenoPays[picked] ?? []).reduce((total, pay, hits) => total + worth(pay) * kenoChance(picked, hits), 0);

/** Ten of forty numbers are drawn; the player picked one to ten of them. */
export const keno: GameMaths<'keno'> = {
  slug: 'keno',
  first: { picks: [4, 11, 18, 25, 32] },
  shapeOf: () => ({ count: kenoDrawn, of: kenoNumbers, isDealt: true }),
  isChoice: (choice) => {
    const { picks = [] } = choice;
    const isRight = picks.every(isNumber) && new Set(picks).size === picks.length;
    return hasOnly(choice, ['picks']) && isRight && picks.length > 0 && picks.length <= mostPicks;
  },
  payoutOf: (draws, { picks = [] }, minor) => partOf(minor, kenoPays[picks.length]?.[kenoHits(draws, picks)] ?? 0, 100),
  returnOf: ({ picks = [] }) => over(picks.length, (pay) => pay / 100),
  hitRateOf: ({ picks = [] }) => over(picks.length, (pay) => (pay > 0 ? 1 : 0)),
};
