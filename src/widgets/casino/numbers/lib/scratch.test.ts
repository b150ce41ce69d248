import { expect, test } from 'vitest';

import { ticketBoard } from '@contracts/game-boards';

import { isOpenEnough, touched } from './scratch';

const { wide, high } = ticketBoard;

test('[CAS-36] one stroke opens what it passes and not the ticket; strokes over more than half of it open the rest', () => {
  const one = touched(new Set(), { x: 0, y: 40 }, { x: wide, y: 40 });
  expect(one.size).toBeGreaterThan(20);
  expect(isOpenEnough(one)).toBe(false);
  expect(touched(one, { x: 0, y: 40 }, { x: wide, y: 40 }).size).toBe(one.size);
  const rows = [30, 70, 110].map(
    (y) =>
      [
        { x: 0, y },
        { x: wide, y },
      ] as const,
  );
  expect(isOpenEnough(rows.reduce<ReadonlySet<number>>((open, [from, to]) => touched(open, from, to), new Set()))).toBe(
    high < 200,
  );
});
