// @vitest-environment jsdom
import { allSettled, createEvent, createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { persist, storageOpened } from './persist';

const numberSet = createEvent<number | null>();
const $number = createStore<number | null>(null).on(numberSet, (_, value) => value);
persist({ store: $number, key: 'number', schema: z.nullable(z.int()) });

beforeEach(() => localStorage.clear());

const open = async () => {
  const logged: string[] = [];
  const scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  await allSettled(storageOpened, { scope });
  return { scope, logged };
};

test('[F87] a full storage costs the memory of a value, not the value', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { scope, logged } = await open();
  await allSettled(numberSet, { scope, params: 7 });
  expect([scope.getState($number), logged]).toEqual([7, ['Storage: set of number failed']]);
});

test('[F88] a forbidden storage: the site keeps its values for this page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const { scope } = await open();
  await allSettled(numberSet, { scope, params: 7 });
  expect(scope.getState($number)).toBe(7);
});

test('a value off its schema is not believed', async () => {
  localStorage.setItem('openbook.number', '"seven"');
  expect((await open()).scope.getState($number)).toBeNull();
});

test('[F88] an empty storage takes nothing from a value that is there, nor does a tab that clears it', async () => {
  const said = createEvent();
  const $choice = createStore(2).on(said, () => 0);
  persist({ store: $choice, key: 'choice', schema: z.int(), pickup: said });
  const logged: string[] = [];
  const scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => undefined);
  // The first read and the first word of the player are of one moment.
  await allSettled(said, { scope });
  expect(scope.getState($choice)).toBe(0);
  localStorage.clear();
  for (const key of ['openbook.choice', null])
    dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  await allSettled(scope);
  expect([scope.getState($choice), logged]).toEqual([0, []]);
  dispatchEvent(new StorageEvent('storage', { key: 'openbook.choice', newValue: '1', storageArea: localStorage }));
  await allSettled(scope);
  expect(scope.getState($choice)).toBe(1);
});
