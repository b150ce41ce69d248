/** Writes the UTF-8 text as base64url without padding. This is an encoding and protects nothing (decision D-05). */
export function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
