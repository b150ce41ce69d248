import { oddsCell } from '@/shared/ui/odds-cell';

import { type Direction, neighbour } from './neighbour';

const arrows: Readonly<Partial<Record<string, Direction>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const priceSelector = `button.${oddsCell}`;
const stopSelector = 'a[href], button';
const headSelector = 'h2, h3';

export const gridOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-price-grid]') ?? null;

const isSeen = (element: HTMLElement) => element.offsetWidth > 0;
const within = (place: ParentNode, selector: string): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(selector)].filter(isSeen);

/**
 * The heads of competitions go across all columns. A move from price to price skips them, a move from name to name does
 * not.
 */
const stopsFor = (grid: HTMLElement, current: HTMLElement, isVertical: boolean): HTMLElement[] =>
  current.matches(priceSelector) && isVertical ? within(grid, priceSelector) : within(grid, stopSelector);

function byArrow(grid: HTMLElement, current: HTMLElement, direction: Direction): HTMLElement | null {
  const isVertical = direction === 'up' || direction === 'down';
  const stops = stopsFor(grid, current, isVertical).filter((stop) => stop !== current);
  const at = neighbour(
    stops.map((stop) => stop.getBoundingClientRect()),
    current.getBoundingClientRect(),
    direction,
  );
  return at === null ? null : (stops[at] ?? null);
}

/** First or last price of the line. */
function byEnd(grid: HTMLElement, current: HTMLElement, key: string): HTMLElement | null {
  const { top, bottom } = current.getBoundingClientRect();
  const prices = within(current.closest('article') ?? grid, priceSelector).filter((price) => {
    const box = price.getBoundingClientRect();
    const middle = (box.top + box.bottom) / 2;
    return middle > top && middle < bottom;
  });
  return (key === 'Home' ? prices[0] : prices.at(-1)) ?? null;
}

const isAfter = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The start of a group: the price in its first line under `column` px. A folded group starts with its head. */
function startOf(grid: HTMLElement, heads: readonly HTMLElement[], at: number, column: number): HTMLElement | null {
  const [head, next] = [heads[at], heads[at + 1]];
  if (head === undefined) return null;
  const prices = within(grid, priceSelector).filter(
    (price) => isAfter(head, price) && (next === undefined || isAfter(price, next)),
  );
  const line = prices[0]?.getBoundingClientRect().top;
  const first = prices.filter((price) => Math.abs(price.getBoundingClientRect().top - (line ?? 0)) < 4);
  const away = (price: HTMLElement) => Math.abs(price.getBoundingClientRect().left - column);
  return first.sort((a, b) => away(a) - away(b))[0] ?? head.querySelector('button');
}

/**
 * The group before or after the one that contains `current`: a competition of a list, a market of a match. Null where
 * the page has no more.
 */
function byGroup(grid: HTMLElement, current: HTMLElement, key: string): HTMLElement | null {
  const heads = within(grid, headSelector);
  const own = heads.findLastIndex((head) => isAfter(head, current) || head.contains(current));
  const column = current.getBoundingClientRect().left;
  const start = startOf(grid, heads, own, column);
  const isInFirstLine =
    start !== null && Math.abs(start.getBoundingClientRect().top - current.getBoundingClientRect().top) < 4;
  if (key === 'PageDown') return startOf(grid, heads, own + 1, column);
  return isInFirstLine ? startOf(grid, heads, own - 1, column) : start;
}

/** Where a key leads from `current` within its table. Null: nowhere, or the table does not use the key. */
export function targetOf(grid: HTMLElement, current: HTMLElement, key: string): HTMLElement | null {
  const direction = arrows[key];
  if (direction !== undefined) return byArrow(grid, current, direction);
  if (key === 'Home' || key === 'End') return byEnd(grid, current, key);
  return key === 'PageDown' || key === 'PageUp' ? byGroup(grid, current, key) : null;
}

export const isGridKey = (key: string): boolean =>
  key in arrows || key === 'Home' || key === 'End' || key === 'PageUp' || key === 'PageDown';

/** Where the focus enters a table: the first price that no sticky part covers. */
export const entryOf = (grid: HTMLElement): HTMLElement | null => {
  const prices = within(grid, priceSelector);
  const top = Math.max(0, grid.closest('main')?.getBoundingClientRect().top ?? 0) + 64;
  return prices.find((price) => price.getBoundingClientRect().top >= top) ?? prices[0] ?? null;
};
