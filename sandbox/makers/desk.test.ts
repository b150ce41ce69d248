import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, onTestFinished, test } from 'vitest';

import { maker, secret } from './calls.testing.ts';
import { BadMakers, createMakerDesk, readGames, readMakers } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-makers-'));
afterAll(() => rmSync(folder, { recursive: true }));
function fileOf(content: unknown): string {
  const path = join(folder, 'makers.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const game = { id: 'a', title: 'A', rtp: 0.95 };

test('[AGG-02] a wrong game of a list costs itself alone, and is told', () => {
  const told: string[] = [];
  const list = [game, { ...game, id: 'B!' }, { ...game, id: 'c', rtp: 1.2 }, 7, game, { ...game, id: 'd' }];
  expect(readGames(list, (fault) => told.push(fault)).map(({ id }) => id)).toEqual(['a', 'd']);
  expect(told.map((fault) => fault.slice(0, 6))).toEqual(['game 2', 'game 3', 'game 4', 'game 5']);
});

test.each([
  ['no JSON', 'x'],
  ['no list', { makers: {} }],
  ['a weak secret', { makers: [{ ...maker, secret: 'whsec_abc' }] }],
  ['an address of no site', { makers: [{ ...maker, launch: 'javascript:alert(1)' }] }],
  ['one maker twice', { makers: [maker, maker] }],
])('[AGG-02] a file with %s is refused whole', (_, content) => {
  expect(() => readMakers(fileOf(content))).toThrow(BadMakers);
});

test('[AGG-02] a list that its maker serves comes late, is kept while the maker is silent, and is asked for again', async () => {
  let isThere = false;
  const server = createServer((_, answer) => {
    if (!isThere) return;
    answer.end(JSON.stringify({ games: [game] }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const games = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/games`;
  isThere = true;
  const desk = createMakerDesk(readMakers(fileOf({ makers: [{ ...maker, secret, games }] })), () => undefined);
  onTestFinished(() => {
    desk.stop();
    server.closeAllConnections();
    server.close();
  });
  expect(desk.all().map(({ games: list }) => list)).toEqual([[]]);
  await expect.poll(() => desk.all()[0]?.games.map(({ id }) => id)).toEqual(['a']);
});
