/** What a bet costs of the disk, on a file, by the calls that a player makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { couponsOf, offers, place, placed, settle, slipOf } from '../support/coupon-support.ts';
import { Client, useServer } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-disk-'));
const file = join(folder, 'book.db');
const server = useServer({ variables: () => ({ SANDBOX_DB: file, SANDBOX_SEED: '7' }) });
afterAll(() => rmSync(folder, { recursive: true }));

function reading<T>(read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true });
  const value = read(db);
  db.close();
  return value;
}
/**
 * With what is still in the log of writes. Rounds and draws that the clock brings are not of the bets, and there are the more of
 * them the longer a busy machine takes.
 */
const bytesInUse = (): number =>
  reading((db) =>
    Number(
      db
        .prepare(
          `SELECT SUM(pgsize) AS bytes FROM dbstat JOIN sqlite_schema USING (name)
           WHERE tbl_name NOT GLOB 'shared_*' AND tbl_name NOT GLOB 'virtual_*' AND tbl_name NOT GLOB 'lotto_*'
             AND tbl_name NOT GLOB 'toto_*'`,
        )
        .get()?.bytes,
    ),
  );
const answersKept = (): unknown => reading((db) => db.prepare('SELECT COUNT(*) AS n FROM action').get()?.n);

const bets = 300;
const matches = 60;

test(
  '[HTTP-40] a single bet costs 2,000 bytes of disk at most with its stored answer, settled too; answers go after three days',
  { timeout: 120_000 },
  async () => {
    const client = new Client(server.address(), 'main');
    await client.logIn();
    const picks = (await offers(client, 'line')).slice(0, matches);
    const slip = (at: number) => slipOf([picks[at % matches]!], { amount: 10 });
    // The first bets bring the tables and the names of the matches.
    for (let at = 0; at < matches; at += 1) await placed(client, slip(at));
    // Matches that are played write too, the more the longer a busy machine takes for the bets.
    await client.control('POST', 'simulator', { run: false });
    const before = bytesInUse();
    for (let at = 0; at < bets; at += 1) await placed(client, slip(at));
    expect((bytesInUse() - before) / bets).toBeLessThanOrEqual(2000);

    await settle(
      client,
      picks.map((pick, at) => [pick, at % 2]),
    );
    expect((await couponsOf(client, '&state=settled&pageSize=100')).length).toBe(100);
    expect((bytesInUse() - before) / bets).toBeLessThanOrEqual(2000);

    // The next call with a key ends the answers that are older than three days.
    await client.control('POST', 'clock', { advance: 73 * 3600 });
    await client.logIn();
    expect((await place(client, slip(0))).status).not.toBe(401);
    expect(answersKept()).toBe(1);
  },
);

test('[HTTP-40] a call with the same key gives the same answer as the first time, letter by letter', async () => {
  const client = new Client(server.address(), 'main');
  await client.logIn();
  const [pick] = (await offers(client, 'line')).slice(matches);
  const slip = slipOf([pick!], { amount: 10 });
  const first = await place(client, slip);
  const again = await place(client, slip);
  expect(first.status).toBe(201);
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
});
