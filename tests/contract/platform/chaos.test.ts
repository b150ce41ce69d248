/**
 * A crowd does everything hostile at once, while a player bets: the player is answered, every bet counts once, no answer is a
 * fault, and the books are in order at the end.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { auditBooks } from '../../../sandbox/audit/index.ts';
import { farPick, moneyOf, type Pick, place, slipOf } from '../support/coupon-support.ts';
import { gather } from '../support/crowd.ts';
import { startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const seed = Number(process.env.CHAOS_SEED ?? 28);
const clients = 8;
/** What the first wave fills (caches, compiled code) is there before the second. */
const waves = 3;
const actsEach = 50;
/** For a busy machine. */
const patienceMs = 5000;
const stake = 10;
/** From the first wave to the last. */
const mostGrowthMb = 150;

const folder = mkdtempSync(join(tmpdir(), 'openbook-chaos-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Of the process, MB. Null where the machine does not say. */
function memoryOf(pid: number): number | null {
  const file = `/proc/${String(pid)}/status`;
  const kB = existsSync(file) ? /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kB === undefined ? null : Number(kB) / 1024;
}

const slip = (pick: Pick) => slipOf([pick], { amount: stake, changeCoefAction: 1 });

test('[HTTP-47] a crowd does everything hostile at once: a player bets as if nobody were there', async () => {
  const file = join(folder, 'chaos.db');
  const server = await startProcess({ SANDBOX_DB: file, TRUST_PROXY: '1' });
  const player = new Client(server.address, 'main');
  await player.logIn();
  const pick = await farPick(player);
  const before = await moneyOf(player);
  const crowd = gather(
    server.address,
    [`coupon:${String(pick.market.id)}`, 'list:line:1', 'list:live:1', 'nonsense'],
    seed,
  );

  const over = new AbortController();
  const faults: unknown[] = [];
  const wave = () =>
    Promise.all(
      Array.from({ length: clients }, async () => {
        for (let count = 0; count < actsEach; count += 1) {
          const name = crowd.pick();
          const status = await crowd.acts[name]!(crowd.address());
          // 503: the server says that it is late.
          if (status !== null && status >= 500 && status !== 503) faults.push([name, status]);
        }
      }),
    );
  const playing = (async () => {
    const [waits, answers]: [number[], number[]] = [[], []];
    while (!over.signal.aborted) {
      const began = performance.now();
      answers.push((await place(player, slip(pick))).status);
      waits.push(performance.now() - began);
    }
    return { waits, answers };
  })();
  const memory: (number | null)[] = [];
  for (let count = 0; count < waves; count += 1) {
    await wave();
    memory.push(memoryOf(server.pid));
  }
  over.abort();
  const { waits, answers } = await playing;
  crowd.leave();

  expect(faults).toEqual([]);
  expect(answers.length).toBeGreaterThan(5);
  // Limits hold the player too, as everybody.
  expect(answers.filter((status) => status !== 201 && status !== 429)).toEqual([]);
  expect(Math.max(...waits)).toBeLessThan(patienceMs);
  const placed = answers.filter((status) => status === 201).length;
  expect(before - (await moneyOf(player))).toBeCloseTo(placed * stake, 2);
  expect((memory.at(-1) ?? 0) - (memory[0] ?? 0)).toBeLessThan(mostGrowthMb);

  await server.kill('SIGTERM');
  const db = new DatabaseSync(file);
  expect(db.prepare('SELECT COUNT(*) AS count FROM coupon').get()).toEqual({ count: placed });
  expect(auditBooks(db)).toEqual([]);
}, 120_000);
