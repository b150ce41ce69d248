import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** What the app does not write itself. */
const ignored = /^(?:dist|node_modules|\..*)$/;
/** An editor writes a file in several steps. */
const settleMs = 100;

/** Calls `changed` when a file of the folder, or of a folder in it, has changed. */
function follow(folder: string, changed: () => void): void {
  const known = new Set<string>();
  const followNew = () => {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !ignored.test(entry.name) && !known.has(entry.name)) {
        known.add(entry.name);
        watch(join(folder, entry.name), { recursive: true }, changed);
      }
  };
  followNew();
  watch(folder, (_, name) => {
    if (name === null || ignored.test(name)) return;
    followNew();
    changed();
  });
}

/** Works again after each change of a source. Changes made in between are handled next. */
export function onChange(folder: string, work: () => Promise<void>): void {
  let isChanged = false;
  let isBusy = false;
  const begin = async () => {
    while (isChanged) {
      isChanged = false;
      await work();
    }
    isBusy = false;
  };
  follow(folder, () => {
    isChanged = true;
    if (isBusy) return;
    isBusy = true;
    setTimeout(() => void begin(), settleMs);
  });
}
