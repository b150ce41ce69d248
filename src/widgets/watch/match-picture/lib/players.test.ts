import { expect, test } from 'vitest';

import { playersOf } from './players';

test('[MEDIA-10] the commentary names who scored and who was sent off; nobody for an own goal', () => {
  const events = [
    { id: 3, phase: 'penalty' },
    { id: 4, phase: 'goal' },
    { id: 9, phase: 'own_goal' },
    { id: 12, phase: 'red' },
    { id: 20, phase: 'goal' },
    { id: 21, phase: 'goal' },
  ] as const;
  const players = playersOf(events, [
    { id: 0, kind: 'corner', team: 1, minute: 2 },
    { id: 1, kind: 'penalty', team: 1, minute: 5, player: 'Korda' },
    { id: 2, kind: 'own_goal', team: 2, minute: 8 },
    { id: 3, kind: 'red', team: 2, minute: 30, player: 'Novak' },
    { id: 4, kind: 'goal', team: 2, minute: 70, player: 'Sabin' },
  ]);
  // The picture may be ahead of the list by a goal.
  expect([...players]).toEqual([
    [4, 'Korda'],
    [20, 'Sabin'],
    [12, 'Novak'],
  ]);
});
