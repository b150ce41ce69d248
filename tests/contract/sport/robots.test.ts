/** Robots that bet by every trick they know, through the calls of the page, against a world whose clock runs fast. */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { sayFigures } from '../../support/figures.ts';
import { fewCompetitions, playTime } from '../../support/play-time.ts';
import { holdProcess, type Process } from '../robots/pace.ts';
import { runRobots } from '../robots/run.ts';
import { createTally, tableOf } from '../robots/tally.ts';
import { Client } from '../support/server.ts';

/** `npm run prices:prove` has them play 5,000 matches. */
const all = Number(process.env.ROBOT_MATCHES ?? 3);
const isLongRun = all >= 1000;
const ofWorld = 70;
/** Just before the many matches of a Saturday afternoon. */
const kickOff = playTime + 4900;
/** Live bets wait for 3 to 8 seconds; robots meet the shortest time. */
const liveDelayMs = 3000;
const strategies = ['favourite', 'quarter line', 'builder', 'cash-out', 'danger', 'stale price', 'after goal'];

let running: Running;
let held: Process;
beforeAll(async () => {
  held = holdProcess();
  running = await start(
    readSettings({ PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_CONTROL: '1', SANDBOX_LOG: 'silent' }),
  );
  running.worlds.main.clock.stop();
});

afterAll(async () => {
  held.release();
  await running.stop();
});

/** A rich player before a Saturday of football. */
async function enter(seed: number) {
  const door = new Client(running.address, 'main');
  const { body } = await door.control<{ data: { id: string } }>('POST', 'worlds', {
    seed,
    share: isLongRun ? 0.25 : fewCompetitions,
    play: kickOff,
  });
  const client = new Client(running.address, body.data.id);
  const user = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'rich',
  });
  await client.logIn(user.body.data.login, user.body.data.password);
  await client.control('PATCH', 'config', { liveDelayMs });
  const world = running.worlds.get(client.world);
  if (!world) throw new Error('no world');
  return { client, world, drop: () => running.worlds.drop(client.world) };
}

test('[SPORT-03] robots that watch the feed and bet by the calls of the page earn nothing after the margin', async () => {
  const tally = createTally();
  let played = 0;
  for (let seed = 100; played < all && seed < 200; seed += 1) {
    const { client, world, drop } = await enter(seed);
    played += await runRobots({ client, world, process: held, tally, seed }, Math.min(ofWorld, all - played));
    drop();
    sayFigures(
      `robots: ${String(played)} matches, ${String(Math.round(process.cpuUsage().user / 1e6))} s of processor\n${tableOf(tally.figures())}`,
    );
  }
  const figures = tally.figures();
  expect(played).toBe(all);
  if (isLongRun) expect([...figures.keys()].sort()).toEqual([...strategies].sort());
  // The robots were really there: bets before the match are taken, and so are some in play.
  const takenOf = (name: string) => figures.get(name)?.taken ?? 0;
  expect(takenOf('favourite')).toBe(played);
  expect(takenOf('quarter line')).toBe(played);
  expect(takenOf('cash-out') + takenOf('after goal')).toBeGreaterThan(0);
  // A few matches say nothing about a result.
  if (!isLongRun) return;
  for (const [name, { mean, error }] of figures) expect(mean, name).toBeLessThanOrEqual(Math.max(0, 2 * error));
  const bets = [...figures.values()];
  expect(bets.reduce((sum, { taken, mean }) => sum + taken * mean, 0)).toBeLessThan(0);
}, 14_400_000);
