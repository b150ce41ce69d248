import { forgetPlugin, type LateHost } from '@sdk';

import type { PluginEntry } from '@contracts/plugin';

import { lookUp, runOnce } from '@/shared/plugin-files';

/** Small letters and digits, so that a part is named and found in one way. */
const partName = /^[a-z][a-z0-9-]{0,39}$/;

/**
 * `host.bringPart`. The first script of the app is pinned by the manifest and pins its parts, so a part is as sure as the app.
 * An app brings its own files alone. Decision D-171.
 */
export const createBringPart =
  ({ id, integrity: own }: PluginEntry, warn: (text: string) => void): LateHost['bringPart'] =>
  async ({ name, file, integrity }) => {
    const part = `${id}/${name}`;
    const isOwn = partName.test(name) && file.startsWith(`/plugins/${id}/`) && !/\.\.|%|\\/.test(file);
    // Where the server compiles on request the app itself has no hash either.
    if (!isOwn || (integrity === '' && own !== undefined)) {
      warn(`its part "${name}" is not its own, or not pinned`);
      throw new TypeError(`Not a part of ${id}: ${file}`);
    }
    return runOnce({
      id,
      file,
      integrity,
      before: () => forgetPlugin(part),
      until: (hasThrown) => lookUp(part, hasThrown),
    });
  };
