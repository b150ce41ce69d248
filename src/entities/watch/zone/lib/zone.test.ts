import { describe, expect, test } from 'vitest';

import { type ZoneEvent as WireEvent, type ZonePhase, zonePhases } from '@contracts/zone';

import { sceneOf } from './ground-scene';
import { minuteOf, momentum } from './momentum';
import { commentary, stepOf, trail, wingOf } from './scene';
import { statistics } from './statistics';
import { clockText } from './words';
import { withNews, type ZoneEvent, zoneOf } from './zone';

const number = (phase: ZonePhase) => zonePhases.indexOf(phase);
const wire = (phase: ZonePhase, side: 0 | 1 | 2 = 1, clock = 60): WireEvent => [
  1,
  clock,
  number(phase),
  side,
  50,
  34,
  0,
];
const event = (phase: ZonePhase, part: Partial<ZoneEvent> = {}): ZoneEvent => ({
  ...{ id: 0, period: 1, clock: 60, phase, side: 1, x: 50, y: 34, value: 0 },
  ...part,
});

describe('[MEDIA-09] snapshot and deltas', () => {
  const zone = zoneOf({ id: 7, sportId: 1, events: [wire('kickoff'), wire('attack')] })!;

  test('a delta adds, or keeps only what it says', () => {
    expect(withNews(zone, { from: 2, events: [wire('danger')] }, 0).events.map(({ phase }) => phase)).toEqual([
      'kickoff',
      'attack',
      'danger',
    ]);
    expect(withNews(zone, { from: 1, events: [] }, 0).events).toHaveLength(1);
  });

  test('what breaks the contract changes nothing, and an unknown phase is left out', () => {
    expect(withNews(zone, { from: 'x' }, 0)).toBe(zone);
    expect(zoneOf({ id: 7 })).toBeNull();
    const more = withNews(zone, { from: 2, events: [[1, 1, 999, 1, 0, 0, 0], wire('goal')] }, 1200);
    expect(more.events.map(({ id }) => id)).toEqual([0, 1, 3]);
    expect(more.ageMs).toBe(1200);
  });
});

describe('[MEDIA-11] momentum', () => {
  test('the most dangerous action of three minutes counts, newer ones more, home above and away below', () => {
    const bars = momentum([
      event('danger', { clock: 50 }),
      event('goal', { side: 2, clock: 600 }),
      event('safe', { clock: 700 }),
    ]);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toBeCloseTo(0.4 * Math.exp(-10 / 90), 3);
    expect(bars[1]).toBeLessThan(bars[0]!);
    expect(bars[5]).toBe(0);
    expect(bars[10]).toBeCloseTo(-Math.exp(-60 / 90), 3);
  });

  test.each([
    [1, 44 * 60, 44],
    [1, 47 * 60, 44],
    [2, 45 * 60, 45],
    [2, 95 * 60, 89],
  ])('period %i at %i s is minute %i', (period, clock, minute) => {
    expect(minuteOf({ period, clock })).toBe(minute);
  });

  test('nothing of the first half weighs in the second', () => {
    const bars = momentum([event('goal', { clock: 2690 }), event('safe', { period: 2, clock: 2710 })]);
    expect(bars[45]).toBe(0);
  });
});

describe('[MEDIA-11] statistics', () => {
  const figures = (sportId: number, events: ZoneEvent[]) =>
    Object.fromEntries(statistics(sportId, events).map(({ name, sides }) => [name, sides]));

  test('football: each shot once, one danger however long, expected goals as hundredths', () => {
    const events = [
      event('attack', { clock: 0 }),
      event('danger', { clock: 4 }),
      event('danger', { clock: 8 }),
      event('shot_on', { clock: 11, value: 15 }),
      event('save', { side: 2, clock: 12 }),
      event('corner', { side: 2, clock: 20 }),
      event('blocked', { side: 2, clock: 22, value: 3 }),
    ];
    expect(figures(1, events)).toEqual({
      possession: [55, 45],
      attacks: [1, 0],
      dangers: [1, 0],
      shots: [1, 1],
      onTarget: [1, 0],
      corners: [0, 1],
      xg: [15, 3],
    });
  });

  test('tennis: a double fault is a point of the other side; a game against the serve is a break', () => {
    const events = [
      event('serve', { side: 1 }),
      event('ace', { side: 1 }),
      event('serve', { side: 1 }),
      event('second_serve', { side: 1 }),
      event('double_fault', { side: 2, value: 1 }),
    ];
    expect(figures(2, events)).toEqual({
      points: [1, 1],
      servePoints: [1, 0],
      aces: [1, 0],
      doubleFaults: [1, 0],
      breaks: [0, 1],
    });
  });

  test('basketball: baskets by their points', () => {
    const events = [
      event('shot'),
      event('basket', { value: 3 }),
      event('basket', { side: 2, value: 1 }),
      event('basket', { side: 2, value: 2 }),
    ];
    const { baskets, threes, freeThrows, tries } = figures(3, events);
    expect([tries, baskets, threes, freeThrows]).toEqual([
      [1, 0],
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
  });
});

describe('[MEDIA-11] the scene', () => {
  test.each([
    [event('attack'), { kind: 'area', x: 52.5, edge: null, strength: 'weak' }],
    [event('danger', { side: 2 }), { kind: 'area', x: 0, edge: expect.closeTo(30.4) as number, strength: 'strong' }],
    [event('goal'), { kind: 'area', strength: 'goal' }],
    [event('corner', { x: 104, y: 67 }), { kind: 'corner', x: 105, y: 68 }],
    [event('shot_off', { side: 2, x: 9, y: 30 }), { kind: 'shot', x: 9, y: 30 }],
    [event('safe'), { kind: 'none' }],
    [event('half', { side: 0 }), { kind: 'none' }],
  ])('football %#', (given, expected) => {
    expect(sceneOf(1, given)).toMatchObject(expected);
  });

  test('a service goes across the net and across the court', () => {
    expect(sceneOf(2, event('serve', { side: 1, y: 40 }))).toEqual({ kind: 'box', side: 1, x: 52.5, y: 17.5 });
    expect(sceneOf(2, event('serve', { side: 2, y: 28 }))).toEqual({ kind: 'box', side: 2, x: 30.7, y: 34 });
  });

  test('half court: the ground that a side attacks', () => {
    expect(sceneOf(3, event('half_court', { side: 2 }))).toEqual({ kind: 'arc', side: 2 });
    expect(sceneOf(3, event('bring_up'))).toEqual({ kind: 'none' });
  });

  test.each([
    ['safe', 0, 0],
    ['danger', 0, 2],
    ['goal', 0, 4],
    ['serve', 0, 0],
    ['serve', 1, 2],
    ['second_serve', 3, 4],
  ] as const)('%s of value %i stands at step %i', (phase, value, step) => {
    expect(stepOf({ phase, value })).toBe(step);
  });

  test('left and right are those of the side that plays', () => {
    expect(wingOf(event('attack', { side: 1, y: 5 }))).toBe('left');
    expect(wingOf(event('attack', { side: 2, y: 5 }))).toBe('right');
    expect(wingOf(event('goal'))).toBeNull();
  });

  test('the path of the ball ends where the other side takes it', () => {
    const events = [event('safe', { id: 1, side: 2 }), event('safe', { id: 2 }), event('attack', { id: 3 })];
    expect(trail(events, 1).map(({ id }) => id)).toEqual([2, 3]);
    const rally = [event('point', { id: 1 }), event('serve', { id: 2 }), event('rally', { id: 3, side: 2 })];
    expect(trail(rally, 2).map(({ id }) => id)).toEqual([2, 3]);
  });

  test('the commentary is newest first, and tells a danger once', () => {
    const events = [
      event('attack', { id: 0 }),
      event('danger', { id: 1 }),
      event('danger', { id: 2 }),
      event('goal', { id: 3 }),
    ];
    expect(commentary(events, 9).map(({ id }) => id)).toEqual([3, 1]);
    expect(commentary(events, 1).map(({ id }) => id)).toEqual([3]);
  });

  test('the clock', () => {
    expect(clockText(3185)).toBe('53:05');
  });
});
