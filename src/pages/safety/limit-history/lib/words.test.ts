import { expect, test } from 'vitest';

import { limitKinds } from '@contracts/protection';

import type { Translate } from '@/shared/i18n';

import { nameOf } from './words';

const t = ((key: string) => key) as unknown as Translate;
const numbersOf = ({ types }: (typeof limitKinds)[keyof typeof limitKinds]): number[] =>
  typeof types === 'number' ? [types] : Object.values(types);

test('[LIM-65] every kind of limit has a name of its own in the history; one of a newer server is a limit', () => {
  const types = Object.values(limitKinds).flatMap(numbersOf);
  expect(types).toHaveLength(18);
  const names = types.map((type) => nameOf(type, t));
  expect(new Set(names).size).toBe(types.length);
  expect(names).not.toContain('limits.changes.limit');
  expect(nameOf(41, t)).toBe('limits.tab.time, limits.period.week');
  expect(nameOf(99, t)).toBe('limits.changes.limit');
});
