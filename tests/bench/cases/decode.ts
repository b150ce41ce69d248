import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { aliases } from '../../../build/aliases.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { createRandom } from '../lib/feed.ts';
import { readBinary, readObjects } from '../ref/decode.ts';

/** The part of the product's decoder that the case calls. */
type Decoder = {
  decodeMessage: (text: string) => { frames: { t: string; ops?: { op: string; values?: number[] }[] }[] };
};

const out = '.cache/bench-node';
const messages = 400;
const changes = 250;

/** Builds the decoder first, because it imports by aliases that Node does not know. */
async function loadDecoder(): Promise<Decoder> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    ssr: { noExternal: true },
    build: { ssr: 'tests/bench/pages/decode.ts', outDir: out, emptyOutDir: true, target: 'node20' },
  });
  return (await import(pathToFileURL(resolve(out, 'decode.js')).href)) as Decoder;
}

type Change = { id: number; gameId: number; coef: number; isBlocked: boolean };

/** Makes the changes once, so that each way to send them gets the same. */
function createChanges(): Change[][] {
  const random = createRandom(7);
  return Array.from({ length: messages }, () =>
    Array.from({ length: changes }, () => {
      const gameId = 1000 + Math.floor(random() * 5000);
      const milli = 1010 + Math.floor(random() * 9000);
      return { id: gameId * 100 + Math.floor(random() * 10), gameId, coef: milli / 1000, isBlocked: false };
    }),
  );
}

const flat = (changes: readonly Change[]) => changes.flatMap(({ id, coef }) => [id, Math.round(coef * 1000)]);
const frame = (values: number[], seq: number) =>
  JSON.stringify([
    { t: 'delta', topic: 'list:live:1', epoch: 'e1', seq, ts: 1_700_000_000_000 + seq, ops: [{ op: 'odds', values }] },
  ]);

/** CPU time of this thread for 1,000 changes, µs. Other programs on the machine do not count. */
function costOf(read: (index: number) => void): number {
  for (let index = 0; index < messages; index += 1) read(index);
  const before = process.threadCpuUsage();
  for (let pass = 0; pass < 3; pass += 1) for (let index = 0; index < messages; index += 1) read(index);
  const { user } = process.threadCpuUsage(before);
  return (user / (3 * messages * changes)) * 1000;
}

/** Measures a message of the feed from its text to a map of prices. */
export const decodeCase: BenchCase = {
  id: 'feed.decode',
  async run(rounds) {
    const { decodeMessage } = await loadDecoder();
    const changes = createChanges();
    const flats = changes.map(flat);
    const texts = flats.map(frame);
    const objects = changes.map((list) => JSON.stringify({ changes: list }));
    const binaries = flats.map((values) => new Uint32Array(values).buffer);
    const prices = new Map<number, number>();
    const read = {
      ours: (index: number) => {
        for (const { ops = [] } of decodeMessage(texts[index] ?? '').frames)
          for (const { values = [] } of ops)
            for (let at = 0; at + 1 < values.length; at += 2) prices.set(values[at] ?? 0, values[at + 1] ?? 0);
      },
      binary: (index: number) => readBinary(binaries[index] ?? new ArrayBuffer(0), prices),
      objects: (index: number) => readObjects(objects[index] ?? '', prices),
    };
    const variants = Object.fromEntries(
      Object.entries(read).map(([name, one]) => [name, () => Promise.resolve(costOf(one))]),
    );
    return [
      await compare({ id: 'feed.decode', unit: 'µs / 1,000', goals: { binary: 5, objects: 0.25 } }, variants, rounds),
    ];
  },
};
