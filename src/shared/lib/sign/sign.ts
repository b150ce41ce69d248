const bytes = (text: string) => new TextEncoder().encode(text);

export const hexOf = (digest: Uint8Array): string =>
  Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256 = async (text: string): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes(text))));

async function hmac(key: string, message: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytes(message)));
}

/** HMAC-SHA256 of every message, one digest behind the other. */
export async function signed(key: string, messages: readonly string[]): Promise<Uint8Array> {
  const digests = await Promise.all(messages.map((message) => hmac(key, message)));
  return new Uint8Array(digests.flatMap((digest) => [...digest]));
}
