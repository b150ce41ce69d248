import { useEffect, useState } from 'react';

type Loaded<T> = { part: T } | { error: unknown };

function useLoaded<T>(isNeeded: boolean, load: () => Promise<T>): Loaded<T> | null {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (part) => {
        setLoaded({ part });
      },
      (error: unknown) => {
        setLoaded({ error });
      },
    );
  }, [isNeeded, load]);
  return loaded;
}

/**
 * Code that comes when it is needed; null until then. Unlike a suspended part, what stands in its place meanwhile is not drawn anew, and keeps the
 * focus. A part that does not come throws to the boundary around it.
 */
export function usePart<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
  const loaded = useLoaded(isNeeded, load);
  if (loaded !== null && 'error' in loaded) throw loaded.error;
  return loaded?.part ?? null;
}

/** The same, but one that does not come costs nothing around it: the owner can do without, or has something else to show. */
export function useSparePart<T>(isNeeded: boolean, load: () => Promise<T>): { part: T | null; hasFailed: boolean } {
  const loaded = useLoaded(isNeeded, load);
  const hasFailed = loaded !== null && 'error' in loaded;
  return { part: loaded === null || 'error' in loaded ? null : loaded.part, hasFailed };
}
