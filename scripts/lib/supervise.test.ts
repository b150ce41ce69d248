import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { expect, test } from 'vitest';

import { supervise } from './supervise.ts';

const usual = { quickMs: 60_000, pauseMs: 1 };

/** Starts these programs one after another, and the last one again and again. */
function setup(...programs: string[]) {
  const said: string[] = [];
  const started: ChildProcess[] = [];
  const start = () => {
    const program = programs[Math.min(started.length, programs.length - 1)] ?? '';
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.push(child);
    return child;
  };
  return { start, said, started, say: (line: string) => void said.push(line) };
}

const serves = "process.send('listening');";
const waits = `${serves} setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));`;
const dies = `${serves} process.exit(70);`;

test('[HTTP-28] it restarts a server that dies, and reports each death', async () => {
  const { start, said, say, started } = setup(dies, dies, `${serves} process.exit(0)`);
  expect(await supervise(start, { say, ...usual })).toBe(0);
  expect([started.length, said.length]).toEqual([3, 2]);
  expect(said[0]).toContain('exit code 70');
});

test('it gives up after five quick deaths in a row, says so and passes on the exit code', async () => {
  const { start, said, say, started } = setup(dies);
  expect(await supervise(start, { say, ...usual })).toBe(70);
  expect([started.length, said.at(-1)]).toEqual([5, expect.stringContaining('giving up')]);
});

test('a server that lived for a while gets all its tries again', async () => {
  const { start, said, say, started } = setup(...Array.from({ length: 8 }, () => dies), `${serves} process.exit(0)`);
  expect(await supervise(start, { say, quickMs: 0, pauseMs: 1 })).toBe(0);
  expect([started.length, said.length]).toEqual([9, 8]);
});

test('it does not repeat a failed first start, because the server has said why', async () => {
  const { start, said, say, started } = setup('process.exit(1)');
  expect(await supervise(start, { say, ...usual })).toBe(1);
  expect([started.length, said]).toEqual([1, []]);
});

test('it passes a signal on and ends when the server ends in order', async () => {
  const { start, said, say, started } = setup(waits);
  const ended = supervise(start, { say, ...usual });
  await once(started[0]!, 'message');
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(0);
  expect([started.length, said]).toEqual([1, []]);
});

test('a signal between two starts ends the pause', async () => {
  const { start, say, started } = setup(dies);
  const ended = supervise(start, {
    quickMs: 60_000,
    pauseMs: 60_000,
    say: (line) => {
      say(line);
      process.emit('SIGINT', 'SIGINT');
    },
  });
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

test('[HTTP-28] it ends in order when its parent is gone: npm dies of a signal and its shell hands none on', async () => {
  const { start, say, started } = setup(waits);
  let parent = 100;
  const ended = supervise(start, { say, ...usual, parent: () => parent });
  await once(started[0]!, 'message');
  parent = 1;
  expect(await ended).toBe(0);
  expect(started).toHaveLength(1);
});

test('[HTTP-28] a terminal that closes ends nothing', async () => {
  const { start, say, started } = setup(`${waits} process.on('SIGHUP', () => process.exit(9));`);
  const ended = supervise(start, { say, ...usual });
  await once(started[0]!, 'message');
  process.emit('SIGHUP', 'SIGHUP');
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ended).toBe(0);
});
