import { type RefObject, useLayoutEffect, useState } from 'react';

import type { Sizes } from './lines';
import { scrollerOf } from './scroller';

export type ListBox = Sizes & {
  scroller: HTMLElement;
  /** How much of the list the sticky parts cover, px. */
  covered: number;
  /** From the top of the scrolling element to the top of the list, px. */
  offset: number;
};

type Probes = {
  list: RefObject<HTMLElement | null>;
  row: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
};

const same = (a: ListBox | null, b: ListBox) =>
  (Object.keys(b) as (keyof ListBox)[]).every((name) => a?.[name] === b[name]);

/**
 * Measures on probes where the list is and how high its lines are: density, font size and width all change this.
 */
export function useListBox({ list, row, head }: Probes): ListBox | null {
  const [box, setBox] = useState<ListBox | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const scroller = scrollerOf(element);
    const measure = () => {
      const isPage = scroller === document.documentElement;
      const top = isPage ? 0 : scroller.getBoundingClientRect().top;
      const next = {
        scroller,
        row: row.current?.offsetHeight ?? 0,
        head: head.current?.offsetHeight ?? 0,
        covered: head.current ? Number.parseFloat(getComputedStyle(head.current).top) : 0,
        offset: Math.round(element.getBoundingClientRect().top - top + (isPage ? window.scrollY : scroller.scrollTop)),
      };
      setBox((known) => (same(known, next) ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const watched of [row.current, head.current, element.parentElement]) if (watched) observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [list, row, head]);

  return box;
}
