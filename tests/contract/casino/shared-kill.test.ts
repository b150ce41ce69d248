/**
 * Kills the server with SIGKILL between the debit of a bet and the end of its round, and starts it again on the same files.
 * What had no answer is sent once more, under the same key: every stake is taken once, every bet ends and pays once.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import type { SharedBet, SharedSeat, SharedTable } from '../../../contracts/shared-rounds.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import { startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-shared-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kills = Number(process.env.KILLS ?? 5);
const base = '/games-api/v1/shared/crash';
type Sent = { path: 'bets' | 'exits'; body: object; key: string };
type Done = { data: { bet: SharedBet; seat: SharedSeat } };

const read = async (client: Client) => ({
  table: (await client.get<{ data: SharedTable }>(base)).body.data,
  seat: (await client.get<{ data: SharedSeat }>(`${base}/seat?mode=real`)).body.data,
});
type Seen = Awaited<ReturnType<typeof read>>;

/** What the player does next: bets, some with an exit by itself, and leaves what they have not said; null: they wait. */
function nextOf({ table: { round }, seat }: Seen): Sent | null {
  const own = seat.bets.find(({ roundId }) => roundId === round.id);
  const key = randomUUID();
  if (round.phase === 'open' && own === undefined) {
    const choice = randomInt(2) === 0 ? {} : { auto: randomInt(101, 300) };
    return { path: 'bets', body: { roundId: round.id, mode: 'real', stake: seat.minStake, choice }, key };
  }
  if (round.phase !== 'running' || own?.state !== 'open' || own.choice.auto !== undefined) return null;
  return { path: 'exits', body: { betId: own.id }, key };
}

test(
  `[CAS-05] ${String(kills)} kills between the debit and the end of shared rounds: each stake is taken once, each bet ends and pays once`,
  { timeout: 60_000 + kills * 15_000 },
  async () => {
    const file = join(folder, 'site.sqlite');
    const protection = { gameCycleMs: 0, slotCycleMs: 0 };
    const [stakes, between] = [new Set<string>(), new Set<string>()];
    let waiting: Sent | null = null;
    // A new process knows nothing of what the clock was put forward; its rounds are stored with those times.
    let ahead = 0;
    for (let life = 0; life <= kills; life++) {
      const server = await startProcess({ SANDBOX_DB: file, SANDBOX_CONTROL: '1' });
      const client = new Client(server.address, 'main');
      await client.control('PATCH', 'config', { protection });
      await client.control('POST', 'simulator', { run: false });
      await client.control('POST', 'clock', { advance: ahead });
      await client.logIn();
      const isLast = life === kills;
      const kill = async (ms: number) => {
        await delay(ms);
        await server.kill('SIGKILL');
      };
      let ending: Promise<void> | null = null;
      for (let count = 0; count < 400; count++) {
        const seen = await read(client).catch(() => null);
        if (seen === null) break;
        const open = seen.seat.bets.filter(({ state }) => state === 'open');
        // From here on the debit is paid and the round has not ended: the kill may come at any moment.
        const fresh = open.find(({ id }) => !between.has(id));
        if (!isLast && fresh !== undefined && ending === null) {
          between.add(fresh.id);
          ending = kill(randomInt(0, 60));
        }
        if (isLast && count > 20 && open.length === 0 && waiting === null) break;
        const sent: Sent | null = waiting ?? (isLast && count > 20 ? null : nextOf(seen));
        waiting = sent;
        if (sent === null) {
          ahead += 2;
          const moved = await client.control('POST', 'clock', { advance: 2 }).catch(() => null);
          if (moved === null) break;
          continue;
        }
        const answer = await client
          .post<Done>(`${base}/${sent.path}`, sent.body, { 'Idempotency-Key': sent.key })
          .catch(() => null);
        if (answer === null) break;
        // Refused: bets of this round are closed, or it has ended.
        expect([201, 409], JSON.stringify(answer.body)).toContain(answer.status);
        if (answer.status === 201 && sent.path === 'bets') stakes.add(sent.key);
        waiting = null;
      }
      if (isLast) await server.kill('SIGTERM');
      else await (ending ?? kill(0));
    }
    // Each kill came while another bet was paid for and its round had not ended.
    expect(between.size).toBe(kills);
    const db = new DatabaseSync(file);
    const count = (query: string) => db.prepare(query).get()?.n;
    expect(count('SELECT COUNT(*) AS n FROM shared_bet')).toBe(stakes.size);
    expect(count('SELECT COUNT(*) AS n FROM shared_bet WHERE settled_at IS NULL')).toBe(0);
    expect(count(`SELECT COUNT(*) AS n FROM posting WHERE kind = 'game-stake'`)).toBe(stakes.size);
    expect(count(`SELECT COUNT(*) AS n FROM posting WHERE kind = 'game-payout'`)).toBe(
      count('SELECT COUNT(*) AS n FROM shared_bet WHERE payout > 0'),
    );
    expect(auditBooks(db)).toEqual([]);
    db.close();
  },
);
