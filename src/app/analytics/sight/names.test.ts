// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { elementName, fileName, framesOf } from './names';

test('[SIGHT-04] an element is told by tags and by ids of letters, never by what somebody reads or by a number', () => {
  const add = (parent: Element, name: string, values: Record<string, string> = {}) => {
    const element = parent.appendChild(document.createElement(name));
    for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
    return element;
  };
  const list = add(add(document.body, 'main', { id: 'content' }), 'ul', { id: 'user-4711' });
  add(add(list, 'li', { class: 'John' }), 'b', { 'data-name': 'x' }).textContent = 'John Smith';
  const bold = document.querySelector('b');
  expect(elementName(bold)).toBe('main#content>ul>li>b');
  expect(elementName(bold?.firstChild)).toBe('main#content>ul>li>b');
  expect(elementName(document.querySelector('ul'))).toBe('html>body>main#content>ul');
  expect(elementName(null)).toBeUndefined();
});

test.each([
  [`${location.origin}/assets/board-1a2b.js?email=me@site.example#top`, 'assets/board-1a2b.js'],
  [`${location.origin}/plugins/news/1.0.0/news.js`, 'plugins/news/1.0.0/news.js'],
  [`${location.origin}/en/office/me`, undefined],
  ['https://other.example/assets/board.js', undefined],
  ['chrome-extension://abc/assets/a.js', undefined],
  ['', undefined],
  ['no address', undefined],
])('[SIGHT-04] a script is told by its file on this site: %s', (address, file) => {
  expect(fileName(address)).toBe(file);
});

test('[SIGHT-04] of a stack the first three places in files of the site', () => {
  const at = (file: string) => `    at name (${location.origin}/assets/${file})`;
  const stack = [
    ...['TypeError: no John Smith', '    at other (https://other.example/a.js:1:1)'],
    ...['a.js:1:20', 'b.js?x=1:2:30', 'c.js:3:40', 'd.js:4:50'].map(at),
  ].join('\n');
  expect(framesOf(stack)).toEqual(['assets/a.js:1:20', 'assets/b.js:2:30', 'assets/c.js:3:40']);
  expect(framesOf('')).toEqual([]);
});
