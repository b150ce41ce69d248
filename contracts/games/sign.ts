const bytes = (text: string) => new TextEncoder().encode(text);

export const hexOf = (digest: Uint8Array): string =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text))));

/** The hash so many steps before this one in its chain: each is the SHA-256 of the next. */
export async function stepsBack(hash: string, steps: number): Promise<string> {
  let earlier = hash;
  for (let step = 0; step < steps; step += 1) earlier = await sha256(earlier);
  return earlier;
}

/** No chain is longer; a file may say anything. */
const mostSteps = 100_000;

/** Round `number` (from 1) of a chain: its hash leads back to the one that was told before the first round. */
export const isOfChain = async (
  { hash, number }: { hash: string; number: number },
  { terminating, length }: { terminating: string; length: number },
): Promise<boolean> =>
  number >= 1 && number <= Math.min(length, mostSteps) && (await stepsBack(hash, number)) === terminating;

/** A seed that is the SHA-256 of a text with the hash of its round in it, and that hash is of the chain. Row FAIR-15. */
export const comesOutOf = async (
  seed: string,
  text: string,
  place: { hash: string; number: number },
  chain: { terminating: string; length: number },
): Promise<boolean> => (await sha256(text)) === seed && isOfChain(place, chain);

/** HMAC-SHA256 of every message, one digest of 32 bytes behind the other. */
export async function signed(key: string, messages: readonly string[]): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  const digests = await Promise.all(messages.map((message) => crypto.subtle.sign('HMAC', imported, bytes(message))));
  return new Uint8Array(digests.flatMap((digest) => [...new Uint8Array(digest)]));
}
