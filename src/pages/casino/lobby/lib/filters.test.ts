import { expect, test } from 'vitest';

import { gameOf, slugs } from '@contracts/games';

import { catalogue } from '@/entities/casino/catalogue';

import { addressOf, isAsked, noFilters, passes, readFilters, sorted } from './filters';

test('[CAS-01] filters stand in the address and come back out of it', () => {
  const filters = { query: 'five lines', volatility: 'high', least: '0.97', way: 'steps', sort: 'return' } as const;
  const address = addressOf('/slots', filters);
  expect(address).toBe('/slots?q=five+lines&volatility=high&return=0.97&way=steps&sort=return');
  expect(readFilters(address.slice(address.indexOf('?')))).toEqual(filters);
  expect(addressOf('/slots', noFilters)).toBe('/slots');
});

test('[CAS-01] an address that asks for what does not exist asks for nothing', () => {
  expect(readFilters('?volatility=wild&return=2&way=fast&x=1')).toEqual(noFilters);
  expect(readFilters(`?q=${'a'.repeat(500)}`).query).toHaveLength(60);
});

const found = (filters: object) =>
  catalogue.filter((entry) => passes({ ...noFilters, ...filters }, entry)).map(({ slug }) => slug);

test('[CAS-01] each filter keeps the games that it names, and filters add up', () => {
  expect(found({ way: 'steps' })).toEqual(slugs.filter((slug) => gameOf(slug).steps !== undefined));
  expect(found({ way: 'shared' })).toEqual(['crash', 'keno-draw', 'roulette-draw', 'wheel-draw']);
  expect(found({ way: 'freeSpins' })).toEqual(['comet-garden']);
  expect(found({ way: 'onePrice' })).toEqual(['scratch']);
  expect(found({ least: '0.99' })).toContain('blackjack');
  expect(found({ least: '0.99' })).not.toContain('scratch');
  expect(found({ way: 'steps', least: '0.99' })).toEqual(
    found({ way: 'steps' }).filter((slug) => found({ least: '0.99' }).includes(slug)),
  );
  expect(found(noFilters)).toHaveLength(catalogue.length);
});

test('[CAS-37] tiles stand by name, by what comes back or by how far results lie apart, and otherwise as the house has them', () => {
  const by = (sort: 'name' | 'return' | 'volatility' | '') =>
    sorted(catalogue, { ...noFilters, sort }, ({ slug }) => slug);
  const names = by('name').map(({ slug }) => slug);
  expect(names).toEqual(names.toSorted());
  const shares = by('return').map(({ most }) => most);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(by('volatility')[0]?.volatility).toBe('low');
  expect(by('volatility').at(-1)?.volatility).toBe('high');
  expect(by('')).toEqual(catalogue);
});

test('[CAS-37] shelves give way to whatever is asked for', () => {
  expect(isAsked(noFilters)).toBe(false);
  expect(isAsked({ ...noFilters, query: ' ' })).toBe(false);
  expect(isAsked({ ...noFilters, query: 'x' })).toBe(true);
  expect(isAsked({ ...noFilters, sort: 'name' })).toBe(true);
});
