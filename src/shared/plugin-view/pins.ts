import { isOwnPath } from '@contracts/own-path';
import { Integrity, type PluginEntry } from '@contracts/plugin';

/** The files that an entry pins: addresses of this site with their hashes. An invalid pin affects only its own file. */
export function pinsOf({ pins }: PluginEntry): ReadonlyMap<string, string> {
  const given = typeof pins === 'object' && pins !== null ? Object.entries(pins) : [];
  return new Map(
    given.flatMap(([address, pin]) => {
      const { data } = Integrity.safeParse(pin);
      return data !== undefined && isOwnPath(address) ? [[address, data]] : [];
    }),
  );
}

const encode = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * The pinned file that holds exactly this text, or null. A browser hashes only on a secure connection; elsewhere there
 * is no such file. Decision D-24.
 */
export async function fileOfText(entry: PluginEntry, text: string): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const own = `sha384-${encode(await subtle.digest('SHA-384', new TextEncoder().encode(text)))}`;
  return [...pinsOf(entry)].find(([, pin]) => pin === own)?.[0] ?? null;
}
