/** Databases from before rounds had chains, and worlds that start again. */
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { drawsOf, messagesOf } from '../../../contracts/games/index.ts';
import type { LottoDraw } from '../../../contracts/lotto.ts';
import { lottoOf, lottoSeeds, lottoShape, toldNumbers } from '../../../contracts/pools/index.ts';
import type { SharedTable } from '../../../contracts/shared-rounds.ts';
import { roundMs } from '../../../contracts/virtual/facts.ts';
import type { VirtualSports } from '../../../contracts/virtual-sports.ts';
import { checkFile } from '../../../plugins/round-verifier/read.ts';
import { migrate } from '../../../sandbox/db/migrate.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { start } from '../../../sandbox/server/start.ts';
import { drawsOfRound } from '../../../sandbox/shared-rounds/chain.ts';
import { schemas } from '../../../sandbox/worlds/schemas.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-old-'));
afterAll(() => rmSync(folder, { recursive: true }));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A server on a file. */
async function serve(name: string, variables: object = {}) {
  const running = await start(
    readSettings({
      ...{ PORT: '0', SANDBOX_DB: join(folder, name), SANDBOX_CONTROL: '1', SANDBOX_LOG: 'silent' },
      ...variables,
    }),
  );
  return { client: new Client(running.address, 'main'), stop: running.stop };
}
const virtual = async (client: Client) => (await client.get<{ data: VirtualSports }>('/games-api/v1/virtual')).body;
/** What the verifier says of an answer, each word once. */
const verified = async (answer: unknown) => new Set((await checkFile(JSON.stringify(answer)))?.map(({ said }) => said));

/** Of each area so many steps as there were before the chains. */
const before: Readonly<Record<string, number>> = { lotto: 2, 'shared-rounds': 1, virtual: 0 };
const hourMs = 3_600_000;

function oldDatabase(name: string) {
  const db = new DatabaseSync(join(folder, name));
  migrate(
    db,
    schemas.map(({ area, steps }) => ({ area, steps: steps.slice(0, before[area] ?? steps.length) })),
  );
  db.prepare("INSERT INTO meta VALUES ('virtual-secret', ?)").run(Buffer.from('an old secret').toString('base64'));
  const at = Date.now() - 2 * hourMs;
  const timetable = { seed: 1, source: '', speed: 1, epochStart: at, anchor: { at, match: at } };
  db.prepare("INSERT INTO meta VALUES ('timetable', ?)").run(JSON.stringify(timetable));
  // One draw of the hourly lottery is over, the next one is on sale.
  const lotto = lottoOf(3)!;
  const seeds = [sha256('draw 1'), sha256('draw 2')] as const;
  const shape = lottoShape(lotto);
  const digests = messagesOf(lottoSeeds(lotto, 1, seeds[0]), shape).map((message) =>
    createHmac('sha256', seeds[0]).update(message).digest(),
  );
  const numbers = JSON.stringify(toldNumbers(drawsOf(Buffer.concat(digests), shape)));
  const hour = Math.floor(Date.now() / hourMs) * hourMs;
  const draw = db.prepare(
    'INSERT INTO lotto_draw (lotto_id, number, seed, committed_at, draws_at, numbers) VALUES (3, ?, ?, 1, ?, ?)',
  );
  draw.run(1, seeds[0], hour - 2 * hourMs, numbers);
  draw.run(2, seeds[1], hour + hourMs, null);
  // Two rounds of the wheel have been played.
  const seed = sha256('wheel');
  const hashes = [sha256(sha256(seed)), sha256(seed), seed];
  db.prepare(
    "INSERT INTO shared_chain (kind, seed, salt, terminating, length, at) VALUES ('wheel-draw', ?, 'salt', ?, 2, 1)",
  ).run(seed, hashes[0]!);
  for (const number of [1, 2]) {
    const round = { hash: hashes[number]!, salt: 'salt', number };
    db.prepare(
      `INSERT INTO shared_round (kind, chain_id, number, hash, draws, opens_at, closes_at, ends_at, next_at, ended_at)
       VALUES ('wheel-draw', 1, ?, ?, ?, 1, 2, 3, 4, 3)`,
    ).run(number, round.hash, JSON.stringify(drawsOfRound('wheel-draw', round)));
  }
  db.close();
}

test('[FAIR-20] a database from before the chains starts, keeps its rounds, draws and matches verifiable, and begins chains', async () => {
  oldDatabase('old.sqlite');
  const { client, stop } = await serve('old.sqlite', { SANDBOX_SEED: '1' });
  const results = async () => (await client.get<{ data: LottoDraw[] }>('/lotto-api/v1/results?game=3')).body;
  expect((await results()).data).toMatchObject([{ number: 1, place: null, seed: sha256('draw 1') }]);
  expect(await verified(await results())).toEqual(new Set(['right']));
  const table = async () => (await client.get<{ data: SharedTable }>('/games-api/v1/shared/wheel-draw')).body;
  // The old chain was used up: the round of now is in one whose successor is promised.
  expect((await table()).data).toMatchObject({
    round: { number: 1 },
    last: [{ number: 2 }, { number: 1 }],
    nextChain: { length: 10_000 },
  });
  expect(await verified(await table())).toEqual(new Set(['right']));
  type Catalog = { data: { id: number; draws: LottoDraw[] }[] };
  const { data } = (await client.get<Catalog>('/lotto-api/v1/catalog')).body;
  const [old, ...chained] = data.find(({ id }) => id === 3)!.draws;
  expect([old!.number, old!.place, old!.commitment]).toEqual([2, null, sha256(sha256('draw 2'))]);
  expect(chained.map(({ place }) => place!.number)).toEqual(chained.map((_, at) => at + 1));
  const first = await virtual(client);
  const planned = first.data.matches.filter(({ state }) => state === 'planned');
  expect(planned.length).toBeGreaterThan(0);
  expect(planned.every(({ place }) => place === undefined)).toBe(true);

  await client.control('POST', 'clock', { advance: 3 * 3600 });
  expect((await results()).data.map(({ number }) => number)).toEqual(expect.arrayContaining([1, 2, 3]));
  expect(await verified(await results())).toEqual(new Set(['right']));
  const later = await virtual(client);
  expect(later.data.matches.some(({ place }) => place?.hash != null)).toBe(true);
  expect(await verified(later)).toEqual(new Set(['right', 'closed']));
  await stop();
});

test('[FAIR-20] a world that begins anew on the same file has other chains, seeds and promises for the same numbers', async () => {
  const told = async (seed: string) => {
    const { client, stop } = await serve('anew.sqlite', { SANDBOX_SEED: seed });
    const { data } = await virtual(client);
    await client.control('POST', 'clock', { advance: (2 * roundMs) / 1000 + 180 });
    const after = await virtual(client);
    expect([...(await verified(after))].filter((said) => said !== 'closed')).toEqual(['right']);
    await stop();
    return data;
  };
  const [first, second] = [await told('1'), await told('2')];
  expect(second.matches.map(({ id }) => id)).toEqual(first.matches.map(({ id }) => id));
  const [hashes, others] = [first, second].map(({ matches, chains }) => [
    ...matches.map(({ commitment }) => commitment),
    ...chains!.map(({ terminating }) => terminating),
  ]);
  expect(new Set([...hashes!, ...others!]).size).toBe(hashes!.length * 2);
});
