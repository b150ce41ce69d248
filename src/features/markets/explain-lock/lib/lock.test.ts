import { expect, test } from 'vitest';

import { groupLock, lockOf } from './lock';

const inPlay = { status: 2 as const };

test('[GAME-05] an outcome says its own reason, else that of its match, else that play stands', () => {
  expect(lockOf({ lock: 'operator' }, { ...inPlay, lock: 'goal' })).toBe('operator');
  expect(lockOf({}, { ...inPlay, lock: 'goal' })).toBe('goal');
  expect(lockOf({}, { status: 3 })).toBe('break');
  expect(lockOf({}, inPlay)).toBe('unknown');
});

test('[GAME-05] a reason of tomorrow is said as suspended, not as another one', () => {
  expect(lockOf({ lock: 'meteor' }, { ...inPlay, lock: 'goal' })).toBe('unknown');
  expect(lockOf({}, { status: 3, lock: 'meteor' })).toBe('unknown');
});

test('[GAME-05] a market says whether all of it is suspended, and of several reasons the one that tells most', () => {
  const open = { isBlocked: false };
  const decided = { isBlocked: true, lock: 'price' };
  expect(groupLock([open, open], inPlay)).toBeNull();
  expect(groupLock([open, decided], inPlay)).toEqual({ lock: 'price', isWhole: false });
  expect(groupLock([decided, { isBlocked: true }], { ...inPlay, lock: 'var' })).toEqual({ lock: 'var', isWhole: true });
  expect(groupLock([open, decided, { isBlocked: true, lock: 'operator' }], inPlay)).toEqual({
    lock: 'operator',
    isWhole: false,
  });
});
