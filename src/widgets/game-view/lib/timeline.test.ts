import { expect, test } from 'vitest';

import { timelineMarks } from './timeline';

test('goals and cards stand at their minute, added time at the end; corners are left out', () => {
  const marks = timelineMarks([
    { id: 1, kind: 'goal', team: 1, minute: 45 },
    { id: 2, kind: 'corner', team: 2, minute: 50 },
    { id: 3, kind: 'red', team: 2, minute: 93 },
  ]);
  expect(marks.map(({ incident, percent }) => [incident.id, percent])).toEqual([
    [1, 50],
    [3, 100],
  ]);
});
