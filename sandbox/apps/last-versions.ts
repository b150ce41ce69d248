import { knownMeta, setMeta } from '../db/index.ts';
import type { World } from '../world/world.ts';

const name = 'app-last-versions';

/** By app the version that everybody, or everybody else, had last. It outlives a start. Row PLUG-112. */
export type LastVersions = { get: (id: string) => string | undefined; set: (id: string, version: string) => void };

function read({ db }: World): Map<string, string> {
  return new Map(JSON.parse(knownMeta(db, name) ?? '[]') as [string, string][]);
}

/**
 * Written where a version is another one than before: with a publication or a configuration, not with each page. What cannot be written,
 * on a full disk, is told and tried again with the next question: a page must not fail of it.
 */
export function lastVersionsOf(world: World, tell: (line: string) => void): LastVersions {
  const known = read(world);
  let isWritten = true;
  return {
    get: (id) => known.get(id),
    set: (id, version) => {
      if (isWritten && known.get(id) === version) return;
      known.set(id, version);
      isWritten = false;
      try {
        setMeta(world.db, name, JSON.stringify([...known]));
        isWritten = true;
      } catch (error) {
        tell(`The last versions of apps are not written: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
  };
}

/** Values set in it are forgotten. */
export function apart(last: LastVersions): LastVersions {
  const own = new Map<string, string>();
  return { get: (id) => own.get(id) ?? last.get(id), set: (id, version) => void own.set(id, version) };
}
