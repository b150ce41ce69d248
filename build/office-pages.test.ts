import { expect, test } from 'vitest';

import { loadAddresses, loadRouteList } from './route-status.ts';

const addresses = await loadAddresses('production');
/** Every route of the office; the parameters of its address are filled with a number. */
const office = (await loadRouteList('production'))
  .filter(({ path }) => /^\/\{lng\}\/office(\/|$)/.test(path))
  .map(({ path }) => path.replace('{lng}', 'en').replaceAll(/:\w+/g, '1'));

test('the whole office is walked', () => {
  expect(office.length).toBeGreaterThanOrEqual(38);
  expect(office).toEqual(expect.arrayContaining(['/en/office/rewards', '/en/office/payment/create-request/1/1']));
});

// An address without content answers 404, and its page says "There is nothing here now" (decision D-111).
test.each(office)('[OFFICE-01] %s has content', (path) => {
  expect(addresses.find(({ pattern }) => new RegExp(pattern).test(path))?.status).toBe(200);
});
