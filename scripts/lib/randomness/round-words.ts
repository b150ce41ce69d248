import { drawsOfSeeds } from '../../../sandbox/games/draws.ts';
import type { Source } from './battery.ts';

/** Eight words of a digest, each whole: what a round divides by the range of its game. */
const whole = { count: 8, of: 2 ** 32 };

/** The words that decide rounds, one round after the other, by the very function of the server. */
export function roundWords(serverSeed: string, clientSeed: string): Source {
  let nonce = 0;
  return (count) => {
    const words: number[] = [];
    for (; words.length < count; nonce++) words.push(...drawsOfSeeds({ serverSeed, clientSeed, nonce }, whole));
    return words.slice(0, count);
  };
}
