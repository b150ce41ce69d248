/** Where password managers lead their people. Needs a build in dist/. */
import { expect, test } from 'vitest';

import { useServer } from '../support/server.ts';

const { enter } = useServer();

test.each([
  ['tr-TR,tr;q=0.9', '/tr/office/security?change=password'],
  ['xx', '/en/office/security?change=password'],
])('[ACC-90] the known address of a browser that reads "%s" leads to the form', async (languages, to) => {
  const client = await enter();
  const path = '/.well-known/change-password';
  const { status, headers } = await client.call('GET', path, undefined, { 'Accept-Language': languages });
  expect([status, headers.get('location'), headers.get('vary')]).toEqual([
    302,
    to,
    expect.stringContaining('Accept-Language'),
  ]);
});
