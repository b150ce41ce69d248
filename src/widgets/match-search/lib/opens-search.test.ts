// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { opensSearch } from './opens-search';

const press = (key: string, over: Partial<Parameters<typeof opensSearch>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  target: document.body,
  defaultPrevented: false,
  ...over,
});
const input = document.createElement('input');
const box = Object.assign(document.createElement('input'), { type: 'checkbox' });

test.each([
  ['/ on the page', press('/'), true],
  ['/ on a checkbox', press('/', { target: box }), true],
  ['/ in a field', press('/', { target: input }), false],
  ['Ctrl+K in a field', press('k', { ctrlKey: true, target: input }), true],
  ['⌘K', press('K', { metaKey: true }), true],
  ['k alone', press('k'), false],
  ['Alt+/', press('/', { altKey: true }), false],
  ['a key that something else took', press('/', { defaultPrevented: true }), false],
])('%s opens the search: %s', (_, event, opens) => {
  expect(opensSearch(event, true)).toBe(opens);
});

test('[UI-27] who has switched single letters off opens the search by Ctrl+K alone', () => {
  expect(opensSearch(press('/'), false)).toBe(false);
  expect(opensSearch(press('k', { ctrlKey: true }), false)).toBe(true);
});
