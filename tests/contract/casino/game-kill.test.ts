/**
 * Kills the server with SIGKILL while somebody plays a game of steps, and starts it again on the same files. The player sends
 * what had no answer once more, under the same key: every stake is paid once, every round goes on and pays once.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';
import { Client } from '../support/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-game-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kills = Number(process.env.KILLS ?? 6);
const base = '/games-api/v1';
type Sent = { path: string; body: object; key: string };
type Played = { data: { round: GameRound; session: GameSession } };

type Game = 'mines' | 'blackjack';

/** `ahead`: what the clock was put forward before; a new process does not know it, and rounds are stored with those times. */
async function enter(
  server: ServerProcess,
  gameId: Game,
  ahead: number,
): Promise<{ client: Client; session: GameSession }> {
  const client = new Client(server.address, 'main');
  await client.control('POST', 'simulator', { run: false });
  await client.control('POST', 'clock', { advance: ahead });
  await client.logIn();
  const launched = await client.post<{ data: { sessionId: string } }>(`${base}/launch`, {
    gameId,
    mode: 'real',
  });
  const { sessionId } = launched.body.data;
  return { client, session: (await client.get<{ data: GameSession }>(`${base}/sessions/${sessionId}`)).body.data };
}

/** What the player does next: goes on with the round that is open, or begins one. */
function nextOf({ id, game, minStake, rounds: [last] }: GameSession): Sent {
  const key = randomUUID();
  const choice = game === 'mines' ? { mines: 1 } : {};
  if (last?.isOpen !== true) return { path: `sessions/${id}/rounds`, body: { stake: minStake, choice }, key };
  const open = (last.choice.cells ?? []).length < 2 ? { cell: randomInt(25) } : {};
  const step =
    game === 'mines' ? open : ([{ move: 'double' }, { move: 'split' }, { move: 'hit' }, {}][randomInt(4)] ?? {});
  return { path: `sessions/${id}/steps`, body: { roundId: last.id, ...step }, key };
}

test.each(['mines', 'blackjack'] as const)(
  `[CAS-05] %s: ${String(kills)} kills in the middle of rounds: each stake is taken once, each round goes on and pays once`,
  { timeout: 60_000 + kills * 15_000 },
  async (game) => {
    const file = join(folder, `${game}.sqlite`);
    const stakes = new Set<string>();
    const again = new Set<string>();
    let [waiting, cut, ahead] = [null as Sent | null, 0, 0];
    for (let life = 0; life <= kills; life++) {
      const server = await startProcess({ SANDBOX_DB: file, SANDBOX_CONTROL: '1' });
      const at = await enter(server, game, ahead);
      let { session } = at;
      const isLast = life === kills;
      // In the middle of a call, whatever the machine's pace.
      const untilKill = isLast ? Infinity : randomInt(1, 6);
      let ending: Promise<unknown> | null = null;
      for (let count = 0; !isLast || count < 30 || session.rounds[0]?.isOpen === true; count++) {
        if (count === untilKill) ending = delay(randomInt(0, 40)).then(() => server.kill('SIGKILL'));
        const sent: Sent = waiting ?? nextOf(session);
        waiting = sent;
        ahead += 20;
        const answer = await at.client
          .control('POST', 'clock', { advance: 20 })
          .then(() => at.client.post<Played>(`${base}/${sent.path}`, sent.body, { 'Idempotency-Key': sent.key }))
          .catch(() => null);
        if (answer === null) break;
        // Refused: a cell that is open already, a step of a round that has ended.
        expect([201, 400, 404, 409], JSON.stringify(answer.body)).toContain(answer.status);
        if (answer.status === 201) session = answer.body.data.session;
        if (answer.status === 201 && sent.path.endsWith('rounds')) stakes.add(sent.key);
        if (answer.status === 201 && answer.body.data.round.choice.second !== undefined)
          again.add(answer.body.data.round.id);
        waiting = null;
      }
      if (waiting !== null) cut++;
      await ending;
      if (isLast) await server.kill('SIGTERM');
    }
    expect(cut).toBeGreaterThan(0);
    expect(stakes.size).toBeGreaterThan(kills / 2);
    expect(again.size > 0).toBe(game === 'blackjack');
    const db = new DatabaseSync(file);
    const count = (query: string) => db.prepare(query).get()?.n;
    expect(count('SELECT COUNT(*) AS n FROM game_round')).toBe(stakes.size);
    expect(count('SELECT COUNT(*) AS n FROM game_round WHERE ended_at IS NULL')).toBe(0);
    expect(count(`SELECT COUNT(*) AS n FROM posting WHERE kind = 'game-stake'`)).toBe(stakes.size + again.size);
    expect(count(`SELECT COUNT(*) AS n FROM posting WHERE kind = 'game-payout'`)).toBeGreaterThan(0);
    expect(auditBooks(db)).toEqual([]);
    db.close();
  },
);
