import { expect, test } from 'vitest';

import { addressOf, noFilters, readFilters } from './filters';

test('[CAS-01] filters stand in the address and come back out of it', () => {
  const filters = { query: 'five lines', volatility: 'high', least: '0.97' } as const;
  const address = addressOf('/slots', filters);
  expect(address).toBe('/slots?q=five+lines&volatility=high&return=0.97');
  expect(readFilters(address.slice(address.indexOf('?')))).toEqual(filters);
  expect(addressOf('/slots', noFilters)).toBe('/slots');
});

test('[CAS-01] an address that asks for what does not exist asks for nothing', () => {
  expect(readFilters('?volatility=wild&return=2&x=1')).toEqual(noFilters);
  expect(readFilters(`?q=${'a'.repeat(500)}`).query).toHaveLength(60);
});
