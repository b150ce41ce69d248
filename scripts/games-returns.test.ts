import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'openbook-returns-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = fileURLToPath(new URL('games-returns.ts', import.meta.url));
const run = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
type Published = Record<string, Record<string, number>>;
const published = JSON.parse(
  readFileSync(new URL('../contracts/games/returns.json', import.meta.url), 'utf8'),
) as Published;

test('[CAS-08] every published figure is what all outcomes of the game come to', () => {
  const { status, stderr } = run();
  expect([status, stderr]).toEqual([0, '']);
});

const each = Object.keys(published).flatMap((game) => ['least', 'deviation'].map((figure) => [game, figure] as const));
test.each(each)('[CAS-08] %s: a %s that is off by a billionth is found', (game, figure) => {
  const file = join(folder, `${game}-${figure}.json`);
  const off = { ...published[game], [figure]: published[game]![figure]! + 1.1e-9 };
  writeFileSync(file, JSON.stringify({ ...published, [game]: off }));
  const { status, stderr } = run(file);
  expect(status).toBe(1);
  expect(stderr).toContain(`${game} ${figure}`);
});
