import { expect, test } from 'vitest';

import { helpIn, helpLinksOf } from './help-links.ts';

const names = (country: string, configured?: unknown) =>
  helpIn(country, helpLinksOf(configured)).map(({ name }) => name);

test('[LIM-61] [LIM-73] a country has its own line and register first, every country somebody to talk to and software that blocks', () => {
  expect(names('GB').slice(0, 2)).toEqual(['GamCare', 'GAMSTOP']);
  expect(names('ZZ')).toEqual(['Gambling Therapy', 'Gamblers Anonymous', 'Gamban', 'BetBlocker']);
});

test('the configuration replaces the list of a country; a wrong entry costs itself', () => {
  const own = { kind: 'help', name: 'Ours', url: 'https://help.example/' };
  expect(names('GB', { GB: [own, { ...own, url: 'javascript:alert(1)' }, 7] })[0]).toBe('Ours');
  expect(names('GB', { GB: [own, { ...own, url: 'javascript:alert(1)' }] })).toHaveLength(5);
  expect(names('GB', { GB: 'x' })[0]).toBe('GamCare');
  expect(names('GB', 'x')[0]).toBe('GamCare');
});

test('[LIM-61] a country is two letters, large or small; what is none has no list', () => {
  const own = { kind: 'help', name: 'Ours', url: 'https://help.example/' };
  const lists = helpLinksOf({ gb: [own], '': [own], Germany: [own], de_DE: [own], ЖЖ: [own] });
  expect(lists.GB).toEqual([own]);
  expect(Object.keys(lists)).toEqual(Object.keys(helpLinksOf(null)));
});
