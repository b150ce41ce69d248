import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import i18next from 'i18next';
import { build } from 'vite';

import { aliases } from '../../../build/aliases.ts';
import { type BenchCase, compare } from '../lib/case.ts';
import { cpuOf } from '../lib/cpu.ts';

type Texts = {
  createTexts: () => object;
  addGroups: (texts: object, language: string, groups: Record<string, Record<string, string>>) => void;
  readerOf: (texts: object, language: string, locale: string) => { find: (key: string) => string };
};

const out = '.cache/bench-texts';
const times = 10_000;
const goal = 1.3;

/** Builds what the product does around i18next, for Node. */
export async function loadTexts(): Promise<Texts> {
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    // Files around it read these. It needs neither.
    define: { __APP_VERSION__: '"bench"', __SPRITE_HASH__: '"bench"' },
    ssr: { noExternal: true },
    build: { ssr: 'src/shared/i18n/instance.ts', outDir: out, emptyOutDir: true, target: 'node20' },
  });
  return (await import(pathToFileURL(resolve(out, 'instance.js')).href)) as Texts;
}

/** Measures 32 texts by their keys from the dictionary, against i18next's own call. */
export const textsCase: BenchCase = {
  id: 'i18n.lookup',
  async run(rounds) {
    const { createTexts, addGroups, readerOf } = await loadTexts();
    const group = JSON.parse(readFileSync('contracts/dictionaries/en/coupon.json', 'utf8')) as Record<string, string>;
    const keys = Object.keys(group).slice(0, 32);
    const texts = createTexts();
    addGroups(texts, 'en', { coupon: group });
    const { find } = readerOf(texts, 'en', 'en');
    const library = i18next.createInstance();
    await library.init({
      lng: 'en',
      resources: { en: { translation: group } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
    });
    const all = (read: (key: string) => string) => () => {
      let length = 0;
      for (const key of keys) length += read(key).length;
      return length;
    };
    const variants = {
      ours: () => Promise.resolve(cpuOf(all(find), times)),
      i18next: () =>
        Promise.resolve(
          cpuOf(
            all((key) => library.t(key)),
            times,
          ),
        ),
    };
    return [await compare({ id: 'i18n.lookup', unit: 'µs / 32 texts', goals: { i18next: goal } }, variants, rounds)];
  },
};
