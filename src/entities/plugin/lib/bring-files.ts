import type { PluginEntry } from '@contracts/plugin';

import { holdWithin } from './hold-within';
import { elementsOf, loadFiles, take, waits } from './load-files';

/** A newer version that is in the document but does not count yet. `enforce` puts it in the place of the older one. */
export type Brought = { entry: PluginEntry; enforce: () => void };

const linksOf = (id: string): Element[] => elementsOf(id).filter((element) => element instanceof HTMLLinkElement);

/**
 * Loads the files of a newer version next to those of the version on the screen. The new style sheet does not hold yet.
 * Rejects with a `LoadFailure` and leaves nothing behind.
 */
export async function bringFiles(entry: PluginEntry): Promise<Brought> {
  const before = linksOf(entry.id);
  await loadFiles(entry, waits);
  const enforce = () => {
    before.forEach(take);
    holdWithin(entry);
  };
  return { entry, enforce };
}
