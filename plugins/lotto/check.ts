import { drawsOf, messagesOf } from '@contracts/games/fair';
import type { LottoDraw } from '@contracts/lotto';
import { lottoOf, lottoSeeds, lottoShape, toldNumbers } from '@contracts/pools';

/** `isPromised`: the seed is the one that was promised before the sale. `isSame`: its numbers are those of the draw. */
export type Finding = { numbers: readonly number[]; isPromised: boolean; isSame: boolean };

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

/** Draws the numbers anew from a seed, in the browser alone: no call leaves it. Row LOTTO-02. */
export async function checkDraw(draw: LottoDraw, seed: string): Promise<Finding> {
  const lotto = lottoOf(draw.lottoId);
  if (lotto === null) throw new Error('Nobody knows this lottery.');
  const shape = lottoShape(lotto);
  const messages = messagesOf(lottoSeeds(lotto, draw.number, seed), shape);
  const digests = await Promise.all(messages.map((message) => hmac(seed, message)));
  const numbers = toldNumbers(drawsOf(new Uint8Array(digests.flatMap((digest) => [...digest])), shape));
  return {
    numbers,
    isPromised: (await sha256(seed)) === draw.commitment,
    isSame: numbers.join() === draw.numbers?.join(),
  };
}
