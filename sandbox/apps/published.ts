import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PluginEntry } from '../../contracts/plugin.ts';
import { compareVersions } from '../../contracts/version-order.ts';
import { createFiles, type ServedFile } from '../static/files.ts';
import { readVersions, type VersionFile, writeVersion } from './folder.ts';

/** Entries that others have published to this server. A version that is there stays as it is for good. */
export type Published = {
  /** Every version of every app, newest first. */
  versions: () => readonly PluginEntry[];
  /** False: this version is taken. */
  add: (entry: PluginEntry, files: readonly VersionFile[]) => boolean;
  /** `path`: below `/plugins`. */
  file: (path: string) => Promise<ServedFile | null>;
  close: () => void;
};

const newestFirst = (one: PluginEntry, other: PluginEntry) => compareVersions(other.version, one.version);

/** `folder`: where versions are kept. Null: in a folder of its own that goes with the server. */
export function createPublished(folder: string | null, tell: (line: string) => void): Published {
  let place = folder;
  const placeNow = () => (place ??= mkdtempSync(join(tmpdir(), 'openbook-plugins-')));
  let versions: readonly PluginEntry[] = folder === null ? [] : readVersions(folder, tell).sort(newestFirst);
  let read: ReturnType<typeof createFiles> | null = null;
  return {
    versions: () => versions,
    add: (entry, files) => {
      const isAdded = writeVersion(placeNow(), entry, files);
      if (isAdded) versions = [...versions, entry].sort(newestFirst);
      return isAdded;
    },
    file: async (path) => {
      if (place === null) return null;
      read ??= createFiles(place);
      return read(path);
    },
    close: () => {
      if (folder === null && place !== null) rmSync(place, { recursive: true, force: true });
    },
  };
}
