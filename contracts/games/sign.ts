const bytes = (text: string) => new TextEncoder().encode(text);

export const hexOf = (digest: Uint8Array): string =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text))));

/** HMAC-SHA256 of every message, one digest of 32 bytes behind the other. */
export async function signed(key: string, messages: readonly string[]): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  const digests = await Promise.all(messages.map((message) => crypto.subtle.sign('HMAC', imported, bytes(message))));
  return new Uint8Array(digests.flatMap((digest) => [...new Uint8Array(digest)]));
}
