import { createHmac } from 'node:crypto';

import type { SharedChain } from '../../contracts/shared-rounds.ts';
import { virtualChainLength, virtualPlaceOf } from '../../contracts/virtual/draw.ts';
import { sha256 } from '../shared-rounds/chain.ts';
import { virtualTurnOf } from '../simulator/virtual/source.ts';

/**
 * What seeds of virtual matches follow from. `epoch`: when the rounds of this world began, so those of another beginning have other seeds.
 * `chainsFrom`: the first round that stands in a chain; a database from before there were chains goes on with its own until then.
 */
export type Chances = { secret: Uint8Array; epoch: number; chainsFrom: number };
/** `turn`: the place of the sport among the virtual leagues; `week`: its chain of it, from 0. */
export type ChainName = { turn: number; week: number };

export const signOf = ({ secret }: Chances, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

const mostKept = 12;
const kept = new WeakMap<Chances, Map<string, readonly string[]>>();

/** Every hash of a chain: the place in the list is the number of the round, and 0 is the hash that is told first. */
function hashesOf(chances: Chances, { turn, week }: ChainName): readonly string[] {
  const chains = kept.get(chances) ?? new Map<string, readonly string[]>();
  kept.set(chances, chains);
  const name = `chain ${String(chances.epoch)} ${String(turn)} ${String(week)}`;
  const known = chains.get(name);
  if (known !== undefined) return known;
  const hashes = [signOf(chances, name).toString('hex')];
  for (let step = 0; step < virtualChainLength; step += 1) hashes.push(sha256(hashes.at(-1) ?? ''));
  hashes.reverse();
  if (chains.size >= mostKept) chains.clear();
  chains.set(name, hashes);
  return hashes;
}

/** Chains of a sport go up by one; those of no two sports have one id. */
const chainSpan = 1_000_000;
export const chainIdOf = ({ turn, week }: ChainName): number => (turn + 1) * chainSpan + week + 1;

/** What everybody may know of a chain, from long before its first round. No public value goes into it. Row FAIR-15. */
export const virtualChain = (chances: Chances, name: ChainName): SharedChain => ({
  ...{ id: chainIdOf(name), terminating: hashesOf(chances, name)[0] ?? '', salt: '' },
  ...{ length: virtualChainLength, publicValue: null },
});

/** The place of a match in the chains, with the hash that its seed comes out of; null: it is older than they are. */
export function placeOfMatch(
  chances: Chances,
  gameId: number,
): { name: ChainName; number: number; hash: string } | null {
  const { turn, round } = virtualTurnOf(gameId);
  if (round < chances.chainsFrom) return null;
  const { week, number } = virtualPlaceOf(round);
  const name = { turn, week };
  return { name, number, hash: hashesOf(chances, name)[number] ?? '' };
}
