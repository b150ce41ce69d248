import { readFileSync } from 'node:fs';

import type { Tested } from './reports.ts';

/** How a row is shown: as somebody outside sees it, by a part alone, or only by the walk that opens each page. */
export type Shown = 'outside' | 'unit' | 'page';
/** From the best proof to the weakest. */
export const waysShown: readonly Shown[] = ['outside', 'unit', 'page'];

/** Browser and HTTP see what a user sees; so do files that the build, the scripts and the proxies write. */
const outside = new Set(['contract', 'e2e', 'e2e-staging']);
const fromFiles = /^(?:build|scripts|tests\/(?:build|deploy|scripts))\//;
/** The walk says of each page of the table that it is there and worth reading, and nothing else of its row. */
const walk = /(?:^|\/)shell\/pages\.spec\.ts$/;

export function wayOf(runner: string, { file }: Pick<Tested, 'file'>): Shown {
  if (walk.test(file)) return 'page';
  return outside.has(runner) || fromFiles.test(file) ? 'outside' : 'unit';
}

/** Rows without an observable half, each with its reason: a unit is all that can show them. */
export const readInner = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync('docs/inner-rows.tsv', 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t') as [id: string, why: string]),
  );
