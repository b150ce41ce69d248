import { isPlain } from '@/shared/lib/keys';

import { entryOf, gridOf, isGridKey, targetOf } from './grid';

/** Where Tab goes on from when it leaves a table. */
const edgeOf = (grid: HTMLElement, isBack: boolean): HTMLElement | null =>
  isBack ? grid : (grid.parentElement?.querySelector<HTMLElement>(':scope > [data-price-grid-end]') ?? null);

/** A long list has only what is in sight: the group after that is there once the list has moved. */
function scrollOn(grid: HTMLElement, current: HTMLElement, key: string): void {
  const main = grid.closest('main');
  const scroller = main !== null && main.scrollHeight > main.clientHeight ? main : document.documentElement;
  scroller.scrollBy({ top: scroller.clientHeight * (key === 'PageDown' ? 0.6 : -0.6), behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      (current.isConnected ? targetOf(grid, current, key) : entryOf(grid))?.focus();
    }),
  );
}

/**
 * Every table of prices is one stop of Tab, and arrows, Home, End, Page Up and Page Down move within it. All of it hangs on the document: a price
 * costs nothing for it, and a page without this part is walked by Tab alone.
 */
export function roveTables(signal: AbortSignal): void {
  const last = new WeakMap<HTMLElement, HTMLElement>();
  let isTab = false;

  const press = (event: KeyboardEvent) => {
    isTab = event.key === 'Tab' && isPlain(event);
    const current = document.activeElement;
    const grid = gridOf(current);
    if (event.defaultPrevented || grid === null || !(current instanceof HTMLElement) || !isPlain(event)) return;
    if (isTab) {
      // The browser goes on from there by itself.
      if (grid.dataset['priceGrid'] === 'list' && current !== grid) edgeOf(grid, event.shiftKey)?.focus();
      return;
    }
    if (!isGridKey(event.key) || current.closest('[popover], dialog') !== null) return;
    const target = current === grid ? entryOf(grid) : targetOf(grid, current, event.key);
    event.preventDefault();
    if (target !== null) target.focus();
    else if (event.key.startsWith('Page')) scrollOn(grid, current, event.key);
  };

  const enter = ({ target, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const grid = gridOf(target);
    if (grid === null || target === grid) return;
    const isFromOutside = !(relatedTarget instanceof Node && grid.contains(relatedTarget));
    if (isTab && isFromOutside && grid.dataset['priceGrid'] === 'list') {
      isTab = false;
      const known = last.get(grid);
      const entry = known?.isConnected === true ? known : entryOf(grid);
      if (entry !== null && entry !== target) {
        entry.focus();
        return;
      }
    }
    last.set(grid, target);
  };

  document.addEventListener('keydown', press, { signal });
  document.addEventListener('focusin', enter, { signal });
}
