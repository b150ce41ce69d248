import { sharedGameOf } from '@contracts/shared-games';
import type { SharedChain } from '@contracts/shared-rounds';

import type { Round } from './table';

/** `isChainRight`: the hash of the round leads back to the one told before the first. `isRight`: so does what was drawn. */
export type Finding = { isChainRight: boolean; draws: readonly number[]; isRight: boolean };

const bytes = (text: string) => new TextEncoder().encode(text);

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function hmac(key: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes(message)));
}

/** Goes back through the whole chain and computes the round anew, in the browser alone: no call leaves it. Row CAS-07. */
export async function checkRound(round: Round & { hash: string }, chain: SharedChain): Promise<Finding> {
  const { kind, hash, number } = round;
  let earlier = hash;
  for (let step = 0; step < number; step++) earlier = await sha256(earlier);
  const { signed, drawsOf } = sharedGameOf(kind);
  const { key, messages } = signed({ hash, salt: chain.salt, number });
  const digests = await Promise.all(messages.map((message) => hmac(key, message)));
  const draws = drawsOf(new Uint8Array(digests.flatMap((digest) => [...digest])));
  const isChainRight = earlier === chain.terminating;
  return { isChainRight, draws, isRight: isChainRight && draws.join() === round.draws.join() };
}
