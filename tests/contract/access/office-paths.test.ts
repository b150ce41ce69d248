/** Every path of the office and what is around it answers, to its player alone. */
import { expect, test } from 'vitest';

import { operations } from '../../../contracts/openapi/index.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
const ownAreas = [
  '/office-api/',
  '/recharge-api/',
  '/deduce-api/',
  '/coupon-api/v1/coupons',
  '/coupon-api/v1/promo-codes',
];
const own = operations.filter(
  ({ access, path }) => access === 'player' && ownAreas.some((area) => path.startsWith(area)),
);
const readable = own.filter(({ method, path }) => method === 'get' && !path.includes('{'));

test('[OFFICE-14] office, recharge, deduce, history, promo codes, captcha, auth and service are in the published API', () => {
  const paths = operations.map(({ path }) => path);
  for (const area of [...ownAreas, '/web-api/auth/', '/captcha', '/web-api/'])
    expect(paths.filter((path) => path.includes(area)).length, area).toBeGreaterThan(0);
});

test.each(own.map(({ method, path }) => [method.toUpperCase(), path] as const))(
  '[OFFICE-14] %s %s is there, and refuses a visitor',
  async (method, path) => {
    const client = await server.enter();
    const { status } = await client.call(
      method,
      path.replace('{kind}', 'common').replaceAll(/\{\w+\}/g, '1'),
      method === 'GET' ? undefined : {},
    );
    // Some calls read the body before they ask who calls.
    expect([400, 401]).toContain(status);
  },
);

test.each(readable.map(({ path }) => path))('[OFFICE-14] %s answers its player as the contract says', async (path) => {
  const client = await server.enter();
  await client.logIn();
  const { status } = await client.get(path);
  expect([200, 400]).toContain(status);
});
