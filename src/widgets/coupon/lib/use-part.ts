import { useEffect, useState } from 'react';

type Loaded<T> = { part: T } | { error: unknown };

/**
 * Code that comes when it is needed; null until then. Unlike a suspended part, what stands in its place meanwhile is not drawn anew, and keeps the
 * focus. A part that does not come throws to the boundary around it.
 */
export function usePart<T>(isNeeded: boolean, load: () => Promise<T>): T | null {
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
  if (loaded !== null && 'error' in loaded) throw loaded.error;
  return loaded?.part ?? null;
}
