import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'vite';

import { aliases } from '../../../build/aliases.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { cpuOf } from '../lib/cpu.ts';

type Engine = {
  createEngine: (input: {
    locale: string;
    texts: Record<string, string>;
    fallback: Record<string, string>;
  }) => (key: string) => string | null;
};

const out = '.cache/bench-texts';
const times = 100_000;
const goal = 3;

/** Builds the product's own engine for Node. */
export async function loadEngine(): Promise<Engine> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    // Files around the engine read these. The engine itself needs neither.
    define: { __APP_VERSION__: '"bench"', __SPRITE_HASH__: '"bench"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/shared/i18n/engine.ts', outDir: out, emptyOutDir: true, target: 'node20' },
  });
  return (await import(pathToFileURL(resolve(out, 'engine.js')).href)) as Engine;
}

/** Measures 32 texts by their keys from the dictionary, against reading them from an object. */
export const textsCase: BenchCase = {
  id: 'i18n.lookup',
  async run(rounds) {
    const { createEngine } = await loadEngine();
    const texts = JSON.parse(readFileSync('contracts/dictionaries/en/coupon.json', 'utf8')) as Record<string, string>;
    const keys = Object.keys(texts).slice(0, 32);
    const find = createEngine({ locale: 'en', texts, fallback: texts });
    const all = (read: (key: string) => string | null | undefined) => () => {
      let length = 0;
      for (const key of keys) length += read(key)?.length ?? 0;
      return length;
    };
    const variants = {
      ours: () => Promise.resolve(cpuOf(all(find), times)),
      object: () =>
        Promise.resolve(
          cpuOf(
            all((key) => texts[key]),
            times,
          ),
        ),
    };
    return [await compare({ id: 'i18n.lookup', unit: 'µs / 32 texts', goals: { object: goal } }, variants, rounds)];
  },
};
