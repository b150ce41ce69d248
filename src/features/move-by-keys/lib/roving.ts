import { isPlain } from '@/shared/lib/keys';

import { entryOf, gridOf, isGridKey, targetOf } from './grid';

/** The element from which Tab goes on when it leaves a table. */
const edgeOf = (grid: HTMLElement, isBack: boolean): HTMLElement | null =>
  isBack ? grid : (grid.parentElement?.querySelector<HTMLElement>(':scope > [data-price-grid-end]') ?? null);

/** A long list only draws what is in sight. So scroll first, then move to the next group. */
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
 * Makes every table of prices one stop of Tab; arrows, Home, End, Page Up and Page Down move within it. The document
 * listens, so prices carry no handlers. Without this code Tab alone walks the page.
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
      if (grid.dataset['priceGrid'] !== 'list' || current === grid) return;
      const entry = last.has(grid) || event.shiftKey ? null : entryOf(grid);
      // A focus that was in the list before this code loaded has visited none of its prices yet.
      if (entry !== null && entry !== current) {
        event.preventDefault();
        entry.focus();
        // From the edge the browser moves the focus by itself.
      } else edgeOf(grid, event.shiftKey)?.focus();
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
