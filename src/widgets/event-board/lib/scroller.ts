import { elementScroll, observeElementOffset, observeElementRect, type Virtualizer } from '@tanstack/react-virtual';

type Scroller = Virtualizer<HTMLElement, HTMLElement>;

/** The element whose scrolling moves `start`: the nearest one that scrolls, or the page. */
export function scrollerOf(start: HTMLElement): HTMLElement {
  for (let element = start.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (element !== document.body && (overflowY === 'auto' || overflowY === 'scroll')) return element;
  }
  return document.documentElement;
}

/** px above the window of what scrolls. */
export const scrolledBy = (scroller: HTMLElement): number =>
  scroller === document.documentElement ? window.scrollY : scroller.scrollTop;

const isPage = ({ scrollElement }: Scroller) => scrollElement === document.documentElement;

/** How long after the last movement the page counts as still, ms. */
const STILL_MS = 150;

/** The page's own box is as high as its content and its scroll events come from the window: it is watched apart. */
export const scrollerOptions = {
  scrollToFn: elementScroll,
  observeElementRect(list: Scroller, changed: (size: { width: number; height: number }) => void) {
    if (!isPage(list)) return observeElementRect(list, changed);
    const tell = () => {
      changed({ width: window.innerWidth, height: window.innerHeight });
    };
    tell();
    window.addEventListener('resize', tell, { passive: true });
    return () => {
      window.removeEventListener('resize', tell);
    };
  },
  observeElementOffset(list: Scroller, changed: (offset: number, isScrolling: boolean) => void) {
    if (!isPage(list)) return observeElementOffset(list, changed);
    let timer = 0;
    const tell = () => {
      changed(window.scrollY, true);
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        changed(window.scrollY, false);
      }, STILL_MS);
    };
    changed(window.scrollY, false);
    window.addEventListener('scroll', tell, { passive: true });
    return () => {
      window.removeEventListener('scroll', tell);
      window.clearTimeout(timer);
    };
  },
};
