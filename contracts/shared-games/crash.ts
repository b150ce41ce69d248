import { partOf } from '../games/game.ts';
import { hasOnly, type SharedMaths } from './shared-game.ts';

const bits = 2 ** 52;
const hexDigits = 13;
/** The stake grows by this part of itself in a millisecond. */
const growth = 0.00006;

/** Hundredths of the stake. Whoever is still in at the most is paid it, and the round ends there. */
const leastExit = 101;
export const mostExit = 100_000;

/** Where the round ends, hundredths, by its 52 bits: `max(1.00, 0.99 / (1 − r))`, rounded down. */
const endOf = (r: number): number => Math.max(100, Math.floor((99 * bits) / (bits - r)));

/** How many times the stake it is after so many milliseconds, unrounded: for a picture. */
export const growthAfter = (ms: number): number => Math.exp(growth * Math.max(0, ms));

/** What the stake is worth after so many milliseconds, hundredths. */
export const worthAfter = (ms: number): number => Math.min(mostExit, Math.floor(100 * growthAfter(ms)));

/** How long it takes until the stake is worth so much, ms. */
export const msUntil = (hundredths: number): number =>
  Math.ceil(Math.log(Math.min(hundredths, mostExit) / 100) / growth);

/** The share of rounds that reach so much: exactly, out of all 2⁵² outcomes. */
const shareOf = (hundredths: number): number => (hundredths <= 100 ? 1 : Math.floor((99 * bits) / hundredths) / bits);

const exitOf = ({ auto = mostExit }: { auto?: number | undefined }): number => auto;

/** One round for everybody: the stake grows until the round ends, and who has left by then is paid. Decision D-290. */
export const crash: SharedMaths<'crash'> = {
  id: 101,
  slug: 'crash',
  timing: { by: 'flight', openMs: 8000, restMs: 4000 },
  first: {},
  of: null,
  signed: ({ hash, salt }) => ({ key: salt, messages: [hash] }),
  drawsOf: (digests) => {
    const hex = Array.from(digests.subarray(0, 7), (byte) => byte.toString(16).padStart(2, '0')).join('');
    return [endOf(Number.parseInt(hex.slice(0, hexDigits), 16))];
  },
  isChoice: (choice) => {
    const { auto = mostExit } = choice;
    return hasOnly(choice, ['auto']) && Number.isInteger(auto) && auto >= leastExit && auto <= mostExit;
  },
  payoutOf: ({ draws: [end = 0], left }, minor) => (left !== null && left <= end ? partOf(minor, left, 100) : 0),
  returnOf: (choice) => (exitOf(choice) / 100) * shareOf(exitOf(choice)),
  hitRateOf: (choice) => shareOf(exitOf(choice)),
};
