import { expect, test } from 'vitest';

import { timelineMarks } from './timeline';

test('goals and cards stand at their minute, added time at the end; corners are left out', () => {
  const marks = timelineMarks([
    { id: 1, kind: 'goal', team: 1, minute: 45 },
    { id: 2, kind: 'corner', team: 2, minute: 50 },
    { id: 3, kind: 'red', team: 2, minute: 93 },
  ]);
  expect(marks.map(({ incident, place }) => [incident.id, place])).toEqual([
    [1, 'max(50%)'],
    [3, 'max(100%, calc(50% + 13px))'],
  ]);
});

test('[UI-24] of two goals in one minute each has its place, in the order of the match', () => {
  const marks = timelineMarks([
    { id: 2, kind: 'goal', team: 1, minute: 9 },
    { id: 3, kind: 'goal', team: 2, minute: 9 },
    { id: 1, kind: 'goal', team: 2, minute: 0 },
  ]);
  expect(marks.map(({ incident, place }) => [incident.id, place])).toEqual([
    [1, 'max(0%)'],
    [2, 'max(10%, calc(0% + 13px))'],
    [3, 'max(10%, calc(0% + 26px), calc(10% + 13px))'],
  ]);
});

test('[UI-24] a ball stands for a goal and for nothing else', () => {
  const kinds = ['goal', 'own_goal', 'penalty', 'yellow', 'red', 'var', 'corner', 'period'] as const;
  const marks = timelineMarks(kinds.map((kind, id) => ({ id, kind, minute: id })));
  expect(marks.map(({ incident, mark }) => [incident.kind, mark])).toEqual([
    ['goal', 'ball'],
    ['own_goal', 'ball'],
    ['penalty', 'ball'],
    ['yellow', 'card'],
    ['red', 'card'],
    ['var', 'screen'],
  ]);
});
