/** The element that scrolls `start`: the nearest one that scrolls, or the page. */
export function scrollerOf(start: HTMLElement): HTMLElement {
  for (let element = start.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (element !== document.body && (overflowY === 'auto' || overflowY === 'scroll')) return element;
  }
  return document.documentElement;
}

const isPage = (scroller: HTMLElement) => scroller === document.documentElement;

/**
 * How far it is scrolled and how high its visible part is, px. The page's own box is as high as its content, so there
 * the window counts.
 */
export const windowOf = (scroller: HTMLElement): { top: number; height: number } =>
  isPage(scroller)
    ? { top: window.scrollY, height: window.innerHeight }
    : { top: scroller.scrollTop, height: scroller.clientHeight };

/** Calls back at every scroll and every resize. Returns a function that stops it. */
export function watchScroller(scroller: HTMLElement, changed: () => void): () => void {
  const source = isPage(scroller) ? window : scroller;
  source.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed, { passive: true });
  const observer = new ResizeObserver(changed);
  if (!isPage(scroller)) observer.observe(scroller);
  return () => {
    source.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
    observer.disconnect();
  };
}
