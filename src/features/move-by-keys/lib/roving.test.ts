// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { oddsCell } from '@/shared/ui/odds-cell';

import { roveTables } from './roving';

const control = new AbortController();
afterEach(() => {
  control.abort();
  vi.restoreAllMocks();
});
const button = (name: string) => {
  const made = document.createElement('button');
  made.textContent = name;
  return made;
};
const focused = () => document.activeElement?.textContent;
/** The key, and what the browser does by itself where nobody prevents it: nothing here. */
const pressTab = () => {
  const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(10);
  const [main, grid, end] = [document.createElement('main'), document.createElement('div'), button('end')];
  grid.dataset['priceGrid'] = 'list';
  end.dataset['priceGridEnd'] = '';
  const price = button('2.10');
  price.className = oddsCell;
  grid.append(button('England'), price, button('Favourite'));
  main.append(grid, end);
  document.body.replaceChildren(main);
});
const focus = (name: string) => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus();
};

test('[UI-10] [UI-26] who was in the list before its keys came is led to its prices, and leaves it with the next Tab', () => {
  focus('England');
  roveTables(control.signal);
  expect([pressTab(), focused()]).toEqual([true, '2.10']);
  expect([pressTab(), focused()]).toEqual([false, 'end']);
});
