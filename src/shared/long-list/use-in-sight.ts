import { type RefObject, useEffect, useState } from 'react';

/** This far outside of the window blocks are drawn already, so that a slow scroll shows no gap. */
const margin = '100px 0px';

/** Which children of an element are in sight, by their place. The first one is until the browser has looked. */
export function useInSight(list: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([0]));
  useEffect(() => {
    const blocks = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        setSeen((known) => {
          const next = new Set(known);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(blocks.indexOf(target));
            else next.delete(blocks.indexOf(target));
          }
          return next;
        });
      },
      { rootMargin: margin },
    );
    for (const block of blocks) observer.observe(block);
    return () => observer.disconnect();
  }, [list, count]);
  return seen;
}
