import { expect, test } from 'vitest';

import { areScoped, scopeSelectors } from './scope-selectors.ts';

const m = ':where([data-plugin="motd"])';

test.each([
  ['.card', `${m} .card`],
  ['.card, a:is(.b, .c) > i', `${m} .card, ${m} a:is(.b, .c) > i`],
  ['*', `${m} *`],
  ['::backdrop', `${m} ::backdrop`],
  ['body', m],
  ['html', m],
  [':root', m],
  ['html body .card', `${m} .card`],
  ['body > .card', `${m} .card`],
  ['html[dir=rtl] .card', `html[dir=rtl] ${m} .card`],
  [':root[data-theme="dark"]', `:root[data-theme="dark"] ${m}`],
  ['body.modal .card', `body.modal ${m} .card`],
  ['.body', `${m} .body`],
  ['[title="a,b"]', `${m} [title="a,b"]`],
  [`${m} .card`, `${m} .card`],
])('[PLUG-34] the selector %s of a plugin becomes %s', (selector, expected) => {
  expect(scopeSelectors(selector, 'motd')).toBe(expected);
  expect(areScoped(expected, 'motd')).toBe(true);
  expect(areScoped(selector, 'motd')).toBe(selector.startsWith(m));
});

test('[PLUG-34] a rule with one selector of the page is not scoped', () => {
  expect(areScoped(`${m} .card, html[dir=rtl] ${m} a`, 'motd')).toBe(true);
  expect(areScoped(`${m} .card, body`, 'motd')).toBe(false);
  expect(areScoped(`:where([data-plugin="other"]) .card`, 'motd')).toBe(false);
});

test.each([
  'html:not(:where([data-plugin="motd"]))',
  ':root:has([data-plugin="motd"])',
  String.raw`.a\", body`,
  String.raw`.a\[, body`,
  String.raw`.a\(, html`,
])('[PLUG-34] a selector that only seems to hold below the plugin is scoped all the same: %s', (selector) => {
  expect(areScoped(selector, 'motd')).toBe(false);
  expect(areScoped(scopeSelectors(selector, 'motd'), 'motd')).toBe(true);
});
