import { allSettled, createWatch, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { logFx } from '@/shared/lib/logger';

import { configOverrides } from './overrides';

/** This is no whole configuration, and no patch can make it one. */
const received = { minAge: 18 } as unknown as SiteConfig;

function setup() {
  const logged: string[] = [];
  const settled: SiteConfig[] = [];
  const scope: Scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  createWatch({ unit: configOverrides.settled, scope, fn: (config) => void settled.push(config) });
  return { scope, logged, settled };
}

test('without a patch every answer goes on as it came', async () => {
  const { scope, settled, logged } = setup();
  await allSettled(configOverrides.received, { scope, params: received });
  await allSettled(configOverrides.received, { scope, params: received });
  expect([settled, logged]).toEqual([[received, received], []]);
});

test('a patch that makes no configuration is not used: it is named, and the answer goes on as it came', async () => {
  const { scope, settled, logged } = setup();
  await allSettled(configOverrides.received, { scope, params: received });
  await allSettled(configOverrides.changed, { scope, params: { minAge: 'many' } });
  expect(settled.at(-1)).toEqual(received);
  expect(scope.getState(configOverrides.$problem)).not.toBeNull();
  expect(logged).toHaveLength(1);
});

test('what a patch changes can be seen, and is gone with it', async () => {
  const { scope } = setup();
  await allSettled(configOverrides.received, { scope, params: received });
  await allSettled(configOverrides.changed, { scope, params: { minAge: 21 } });
  expect(scope.getState(configOverrides.$changes)).toEqual([{ path: 'minAge', before: 18, after: 21 }]);
  await allSettled(configOverrides.changed, { scope, params: {} });
  expect(scope.getState(configOverrides.$changes)).toEqual([]);
});
