import { createHmac } from 'node:crypto';

import type { SharedChain } from '../../contracts/shared-rounds.ts';
import { virtualChainLength, virtualPlaceOf } from '../../contracts/virtual/draw.ts';
import { virtualTurnOf } from '../../simulator/index.ts';
import { hashOf } from '../shared-rounds/hash-chain.ts';
import { chainIdOf, type ChainName } from './chain-name.ts';
import type { ChainValues } from './values.ts';

/**
 * What seeds of virtual matches follow from. `epoch`: when the rounds of this world began, so those of another
 * beginning have other seeds. `chainsFrom`: the first round that belongs to a chain; a database from before there were
 * chains continues with its own until then. `values`: what chains take from outside.
 */
export type Chances = { secret: Uint8Array; epoch: number; chainsFrom: number; values: ChainValues };

export const signOf = ({ secret }: Chances, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

const hashChainOf = (chances: Chances, { turn, week }: ChainName) => ({
  seed: signOf(chances, `chain ${String(chances.epoch)} ${String(turn)} ${String(week)}`).toString('hex'),
  length: virtualChainLength,
});

/** Whether a chain takes a public value, and which, is settled. */
export function isNamed({ values }: Chances, chain: ChainName): boolean {
  const { name, openAt } = values.of(chain);
  return name !== null || openAt !== null;
}

/** What everybody may know of a chain, from long before its first round. Rows FAIR-15, FAIR-16. */
export function virtualChain(chances: Chances, name: ChainName): SharedChain {
  const { name: publicValue, value: salt } = chances.values.of(name);
  const terminating = hashOf(hashChainOf(chances, name), 0);
  return { id: chainIdOf(name), terminating, salt, length: virtualChainLength, publicValue };
}

/** The public value of a match; null: it has none. Asked for no match of a chain that waits for its own. */
export function valueOfMatch(chances: Chances, gameId: number): string | null {
  const place = placeOfMatch(chances, gameId);
  const { name, value } = place === null ? noChain : chances.values.of(place.name);
  if (name !== null && value === '') throw new Error(`The public value of match ${String(gameId)} is not there yet.`);
  return name === null ? null : value;
}
const noChain = { name: null, value: '' };

/** The place of a match in the chains; null: it is older than they are. */
export function placeOfMatch({ chainsFrom }: Chances, gameId: number): { name: ChainName; number: number } | null {
  const { turn, round } = virtualTurnOf(gameId);
  if (round < chainsFrom) return null;
  const { week, number } = virtualPlaceOf(round);
  return { name: { turn, week }, number };
}

/** The hash of a place: seeds come out of it. */
export const hashAt = (chances: Chances, { name, number }: { name: ChainName; number: number }): string =>
  hashOf(hashChainOf(chances, name), number);

declare module '../world/world.ts' {
  interface Secrets {
    virtual: Chances;
  }
}
