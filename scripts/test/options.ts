import { parseArgs } from 'node:util';

import { type Wing, wings } from './wings.ts';

export type Tier = 'quick' | 'rest';
export type Shard = { number: number; of: number };
export type Wanted = {
  tiers: readonly Tier[];
  /** Only these; empty: all. */
  wings: readonly Wing[];
  /** Only the wings that a change can break. */
  isChanged: boolean;
  shard: Shard | null;
};

const isWing = (word: string): word is Wing => wings.some((wing) => wing === word);

/** Reads `cashier coupon --changed --tier=rest --shard=1/4`. Throws with a sentence. */
export function readWanted(args: readonly string[]): Wanted {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, tier: { type: 'string' }, shard: { type: 'string' } },
  });
  const strangers = positionals.filter((word) => !isWing(word));
  if (strangers.length > 0) throw new Error(`No wing is called ${strangers.join(', ')}. Wings: ${wings.join(', ')}.`);
  const { tier = 'quick', shard } = values;
  if (!['quick', 'rest', 'all'].includes(tier)) throw new Error(`No tier is called ${tier}: quick, rest, all.`);
  const [number = 0, of = 0] = (shard ?? '').split('/').map(Number);
  if (shard !== undefined && !(Number.isInteger(number) && number >= 1 && number <= of && of <= 99))
    throw new Error(`${shard} is no shard: the second of four is 2/4.`);
  return {
    tiers: tier === 'all' ? ['quick', 'rest'] : [tier as Tier],
    wings: positionals.filter(isWing),
    isChanged: values.changed === true,
    shard: shard === undefined ? null : { number, of },
  };
}
