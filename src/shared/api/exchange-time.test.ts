import { expect, test } from 'vitest';

import { exchange } from './exchange';

const at = Date.parse('2026-11-26T12:00:00Z');
const ask = (headers: Record<string, string>) =>
  exchange({
    request: { method: 'GET', path: '/web-api/account/currencies' },
    credentials: {} as never,
    fetch: () => Promise.resolve(new Response('{}', { headers })),
  });

test('[ODDS-80] [R-L2] the time of an answer that a cache kept is its date and its age', async () => {
  const date = new Date(at - 600_000).toUTCString();
  expect(await ask({ Date: date, Age: '600' })).toMatchObject({ answer: { serverTime: at } });
  expect(await ask({ Date: date })).toMatchObject({ answer: { serverTime: at - 600_000 } });
  expect(await ask({ Date: date, Age: 'soon' })).toMatchObject({ answer: { serverTime: null } });
  expect(await ask({})).toMatchObject({ answer: { serverTime: null } });
});
