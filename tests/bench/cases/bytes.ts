import { brotliCompressSync, gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';

import type { BenchCase, CaseResult } from '../lib/case.ts';
import { filesOfFirstPage } from '../lib/dist.ts';
import { round } from '../lib/stats.ts';

const goal = 1.65;

/** Builds the bare packages with the product's bundler. */
async function packages(): Promise<Buffer[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'tests/bench/ref/packages.ts' } },
  })) as Rolldown.RolldownOutput;
  return built.output.flatMap((part) => (part.type === 'chunk' ? [Buffer.from(part.code)] : []));
}

const sum = (files: readonly Buffer[], squeeze: (file: Buffer) => Buffer) =>
  files.reduce((bytes, file) => bytes + squeeze(file).length, 0);

/** Compares the first load of the home page with the packages that it cannot do without. */
export const bytesCase: BenchCase = {
  id: 'bytes',
  async run() {
    const ours = filesOfFirstPage();
    const reference = await packages();
    const compressions = {
      gzip: (file: Buffer) => gzipSync(file, { level: 9 }),
      brotli: (file: Buffer) => brotliCompressSync(file),
    };
    return Object.entries(compressions).map(([name, squeeze]): CaseResult => {
      const [bytes, least] = [sum(ours, squeeze), sum(reference, squeeze)];
      return {
        id: `bytes.home.${name}`,
        unit: 'bytes, JS + CSS',
        ours: bytes,
        refs: { packages: least },
        ratio: { packages: round(bytes / least) },
        spread: {},
        goal: `≤ ${String(goal)} × packages`,
        pass: bytes <= goal * least,
      };
    });
  },
};
