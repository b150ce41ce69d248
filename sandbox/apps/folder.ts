import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PluginEntry } from '../../contracts/plugin.ts';
import { PluginPartsFile } from '../../contracts/plugin-parts.ts';

/** Names with a dot before them are never served. */
const entryFile = '.entry.json';
const incoming = '.incoming';

export type VersionFile = { name: string; bytes: Uint8Array };

export const pinOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const foldersOf = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((file) => file.isDirectory() && !file.name.startsWith('.'))
        .map(({ name }) => name)
    : [];

/** The list of its parts. Each part is checked when it is loaded. */
function partsOf({ parts }: PluginEntry): [string, string][] {
  const { data } = PluginPartsFile.safeParse(parts);
  return data === undefined ? [] : [[data.file, data.integrity]];
}

/** Throws when the version is not whole: its files must still be those that its entry pins. */
function readVersion(folder: string, id: string, version: string): PluginEntry {
  const entry = PluginEntry.parse(JSON.parse(readFileSync(join(folder, id, version, entryFile), 'utf8')));
  if (entry.id !== id || entry.version !== version) throw new Error('its entry is of another version');
  for (const [address, pin] of [
    [entry.entry, entry.integrity],
    [entry.style, entry.styleIntegrity],
    ...partsOf(entry),
  ]) {
    const name = address?.split('/').at(-1);
    if (name !== undefined && pinOf(readFileSync(join(folder, id, version, name))) !== pin)
      throw new Error(`${name} is not the file that was published`);
  }
  return entry;
}

/** Every whole version of the folder. Files that a killed server left incomplete are removed; `tell` gets those that cannot be used. */
export function readVersions(folder: string, tell: (line: string) => void): PluginEntry[] {
  rmSync(join(folder, incoming), { recursive: true, force: true });
  return foldersOf(folder).flatMap((id) =>
    foldersOf(join(folder, id)).flatMap((version) => {
      try {
        return [readVersion(folder, id, version)];
      } catch (error) {
        tell(
          `Published plugin "${id}" ${version} is not used: ${error instanceof Error ? error.message : String(error)}`,
        );
        return [];
      }
    }),
  );
}

/**
 * Writes a version beside the others and puts it in its place in one step, so that no half version is ever there. False:
 * the place is taken.
 */
export function writeVersion(folder: string, entry: PluginEntry, files: readonly VersionFile[]): boolean {
  const half = join(folder, incoming, randomUUID());
  mkdirSync(half, { recursive: true });
  try {
    for (const { name, bytes } of files) writeFileSync(join(half, name), bytes, { flush: true });
    writeFileSync(join(half, entryFile), JSON.stringify(entry), { flush: true });
    mkdirSync(join(folder, entry.id), { recursive: true });
    renameSync(half, join(folder, entry.id, entry.version));
    return true;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
}
