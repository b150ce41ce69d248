import type { PluginEntry } from '@contracts/plugin';

import { pinsOf } from '@/shared/plugin-files';

const encode = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/**
 * The pinned file that holds exactly this text, or null. A browser hashes only on a safe connection; elsewhere there is no such file.
 * Decision D-24.
 */
export async function fileOfText(entry: PluginEntry, text: string): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (subtle === undefined) return null;
  const own = `sha384-${encode(await subtle.digest('SHA-384', new TextEncoder().encode(text)))}`;
  return [...pinsOf(entry)].find(([, pin]) => pin === own)?.[0] ?? null;
}
