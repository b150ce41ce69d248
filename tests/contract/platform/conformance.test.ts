/** `npm run conformance` as somebody runs it: against the server itself, the publisher of the docs, and publishers that break one rule each. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { startProcess } from '../support/process.ts';
import { hasNats, startNats } from './support/cluster.ts';

const sample = readFileSync('docs/samples/publisher.mjs', 'utf8');
/** Beside the packages that the sample imports. */
const folder = '.cache/publishers';

async function judged(url: string): Promise<{ code: number | null; broken: string[]; ok: number }> {
  const child = spawn(process.execPath, ['scripts/conformance.ts', url, '--seconds', '3']);
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const lines = out.trimEnd().split('\n');
  return { code, broken: lines.filter((line) => line.includes('BROKEN')), ok: lines.length };
}

describe.skipIf(!hasNats)('the test of a publisher', () => {
  let nats: Awaited<ReturnType<typeof startNats>>;
  beforeAll(async () => {
    nats = await startNats();
    mkdirSync(folder, { recursive: true });
  });
  afterAll(async () => {
    await nats.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function judge(code: string, name: string) {
    const file = `${folder}/${name}.mjs`;
    writeFileSync(file, code);
    const child: ChildProcess = spawn(process.execPath, [file, nats.url], { stdio: 'ignore' });
    try {
      return await judged(nats.url);
    } finally {
      child.kill('SIGKILL');
      await vi.waitUntil(() => child.signalCode !== null || child.exitCode !== null);
    }
  }

  test('[EDGE-09] the publisher of the docs keeps every rule', async () => {
    expect(await judge(sample, 'sound')).toEqual({ code: 0, broken: [], ok: 11 });
  });

  test.each([
    ['skips', 'n += 1;', 'n += 2;', 'numbers without a gap'],
    ['texts', 'milli: 2000 + 700 * index', 'milli: `${2000 + 700 * index}`', 'Nothing but messages'],
    ['silent', "setInterval(() => say('openbook.beat'", "setTimeout(() => say('openbook.beat'", 'A beat comes'],
    ['numbers', 'id: id * outcomesOfMatch + index + 1', 'id: id + index + 1', 'number of their match'],
    ['forgets', 'answers[asked.t]?.(asked)', "asked.t === 'since' || answers[asked.t](asked)", 'said again'],
    ['meets', '!edges.has(asked.edge)', 'false && edges', 'not met'],
    ['hollow', 'entities = { sports: [sport], champs: [champ], games: matches }', 'entities = null', 'gets everything'],
    ['listless', "{ t: 'ops', ...stamp(), ops }", "{ t: 'ops', ...stamp(), ops: 7 }", 'Nothing but messages'],
    ['unfenced', 'const stamp = () => ({ core,', 'const stamp = () => ({ core: core + n,', 'one fencing number'],
  ])('[EDGE-09] one that %s is named by the rule that it breaks', async (name, from, to, rule) => {
    expect(sample).toContain(from);
    const { code, broken } = await judge(sample.replace(from, to), name);
    expect(code).toBe(1);
    expect(broken.join('\n')).toContain(rule);
  });

  test('[EDGE-09] the server of this product keeps every rule', async () => {
    const server = await startProcess({ NATS_URL: nats.url, CHAT_PORT: '0', PSP_PORT: '0', METRICS_PORT: '0' });
    try {
      expect(await judged(nats.url)).toEqual({ code: 0, broken: [], ok: 11 });
    } finally {
      await server.kill('SIGTERM');
    }
  }, 60_000);
});
