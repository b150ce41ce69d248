import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $location, routerAttached } from '@/shared/routing';

import { createSearch } from './search';

async function setup(isGranted: boolean) {
  const went: unknown[] = [];
  const scope = fork({
    values: [[$location, { path: '/office/messages', language: 'en', search: '?q=a', hash: '' }]],
  });
  const navigate = (...to: unknown[]) => void went.push(to);
  await allSettled(routerAttached, { scope, params: { navigate } });
  const host = createSearch(scope, (_, command) => (isGranted ? command : () => undefined));
  return { host, scope, went };
}

test('[PLUG-20] an app reads the query of its page and puts another in its place', async () => {
  const { host, scope, went } = await setup(true);
  expect(scope.getState(host.$search)).toBe('?q=a');
  host.replaceSearch('?q=a');
  host.replaceSearch('?q=b c');
  host.replaceSearch('');
  await allSettled(scope);
  expect(went).toEqual([
    ['/en/office/messages?q=b+c', { replace: true }],
    ['/en/office/messages', { replace: true }],
  ]);
});

test('[PLUG-20] what is no query leads to no other page; without the permission nothing happens', async () => {
  const { host, scope, went } = await setup(true);
  host.replaceSearch('/../login#x');
  await allSettled(scope);
  expect(went).toEqual([['/en/office/messages?%2F..%2Flogin%23x=', { replace: true }]]);
  const refused = await setup(false);
  refused.host.replaceSearch('?q=b');
  await allSettled(refused.scope);
  expect(refused.went).toEqual([]);
});
