import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { sportIds } from '../../contracts/markets.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { type ZoneEvent, ZoneOp, ZoneState } from '../../contracts/zone.ts';
import { createSimulator, fullCatalogue } from '../../simulator/index.ts';
import { createClock } from '../world/clock.ts';
import { createFeedHub } from './hub.ts';
import { listen } from './world.testing.ts';

const start = Date.UTC(2026, 2, 14, 13, 35);

/** A world on a Saturday afternoon, whose clock a test moves. */
function setup() {
  const clock = createClock({ manual: true, now: start });
  const simulator = createSimulator({ seed: 7, clock, epochStart: start, catalogue: fullCatalogue });
  const feed = createFeedHub({
    now: clock.now,
    entities: simulator.snapshot(),
    prices: simulator,
    hasList: simulator.hasList,
    zoneOf: simulator.zone,
  });
  simulator.onOps((ops) => feed.apply(ops));
  simulator.start();
  /** A match that is not soon over. */
  const matchOf = (sportId: number) =>
    simulator
      .snapshot()
      .games.filter((match) => match.sportId === sportId && match.status === 2 && match.zoneId !== undefined)
      .sort((a, b) => b.startAt - a.startAt)
      .find(({ startAt }) => startAt < start / 1000 - 600)!.id;
  const zone = (gameId: number) => ZoneState.parse(feed.snapshot(`zone:${String(gameId)}`, 'en')?.entities.zone);
  return { clock, simulator, feed, gameOf: matchOf, zone };
}

let world: ReturnType<typeof setup>;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  world = setup();
});
afterEach(() => {
  world.simulator.stop();
  world.feed.stop();
  vi.useRealTimers();
});

const sportsWithPicture = [
  ['football', sportIds.football],
  ['tennis', sportIds.tennis],
  ['basketball', sportIds.basketball],
] as const;

describe.each(sportsWithPicture)('%s', (_, sportId) => {
  test('[MEDIA-09] snapshot and deltas are the replay: whoever comes later has the same picture', () => {
    const { clock, feed, gameOf, zone } = world;
    const gameId = gameOf(sportId);
    const client = listen(feed);
    let known: ZoneEvent[] = zone(gameId).events;
    client.stream.subscribe([{ topic: `zone:${String(gameId)}` }]);
    for (let beat = 0; beat < 600; beat += 1) {
      clock.advance(1);
      feed.flush();
    }
    const ops = client.of('delta').flatMap((frame) => (frame.ops as unknown[]).map((op) => ZoneOp.parse(op)));
    expect(ops.length).toBeGreaterThan(10);
    for (const { value } of ops) known = [...known.slice(0, value.from), ...value.events];
    expect(known).toEqual(zone(gameId).events);
  });

  test('[MEDIA-09] an event has at most 80 bytes, and one comes about every 3 to 6 s of play', () => {
    const { zone, gameOf } = world;
    const { events } = zone(gameOf(sportId));
    expect(events.length).toBeGreaterThan(20);
    for (const event of events) expect(JSON.stringify(event).length).toBeLessThanOrEqual(80);
    const steps = events
      .slice(1)
      .map(([period, clock], index) => (events[index]![0] === period ? clock - events[index]![1] : 0));
    const busy = steps.filter((step) => step > 0 && step < 20);
    const mean = busy.reduce((sum, step) => sum + step, 0) / busy.length;
    expect(mean).toBeGreaterThan(2);
    expect(mean).toBeLessThan(6.5);
  });

  test('[MEDIA-09] a goal from outside keeps what was told, and comes with the next delta', () => {
    const { clock, feed, gameOf, zone, simulator } = world;
    const gameId = gameOf(sportId);
    clock.advance(90);
    const before = zone(gameId).events;
    expect(simulator.command({ gameId, do: 'goal', team: 2 }).ok).toBe(true);
    clock.advance(120);
    feed.flush();
    const after = zone(gameId).events;
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after[before.length]?.[3]).toBe(2);
    simulator.command({ gameId, do: 'finish' });
    clock.advance(5);
    expect(zone(gameId).events.length).toBeGreaterThan(after.length);
  });
});

test('[MEDIA-09] a picture that nobody watches is never made', () => {
  const { clock, simulator } = world;
  const made = vi.fn(() => null);
  const feed = createFeedHub({
    now: clock.now,
    entities: simulator.snapshot(),
    prices: simulator,
    hasList: simulator.hasList,
    zoneOf: made,
  });
  feed.flush();
  vi.advanceTimersByTime(1000);
  expect(made).not.toHaveBeenCalled();
  feed.stop();
});

test.each(['zone:', 'zone:x', 'zone:1:2', 'zone:999999'])('there is no picture %j', (topic) => {
  expect(world.feed.snapshot(topic, 'en')).toBeNull();
});

test('[MEDIA-09] a match before its start and a sport without a picture have none, and name none', () => {
  const { feed, simulator } = world;
  const { games } = simulator.snapshot();
  const handball = games.find(({ sportId, zone }) => sportId === sportNumbers.handball && zone === 'live');
  const planned = games.find(({ sportId, zone }) => sportId === sportIds.football && zone === 'line');
  for (const match of [handball, planned]) {
    expect(match?.zoneId).toBeUndefined();
    expect(feed.snapshot(`zone:${String(match?.id)}`, 'en')).toBeNull();
  }
});
