import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

import type { Shard } from './options.ts';
import { deal, readTimes } from './times.ts';

type Suite = { title: string; suites?: Suite[]; specs?: { title: string; file: string }[] };
type Listed = { file: string; path: readonly string[]; title: string };

/** `path`: how the list of a run names a test. `title`: how its report does. */
const listed = (suite: Suite, above: readonly string[] = []): Listed[] => {
  const path = [...above, suite.title];
  return [
    ...(suite.specs ?? []).map(({ title, file }) => ({
      ...{ file, path: [...path, title] },
      title: [...path, title].join(' '),
    })),
    ...(suite.suites ?? []).flatMap((inner) => listed(inner, path)),
  ];
};

/** Writes the journeys of one shard of those that `args` choose, and gives the file. `before`: what the first does besides, ms. */
export function listOf({ number, of }: Shard, args: readonly string[], before: number): string {
  const { stdout } = spawnSync('node_modules/.bin/playwright', ['test', '--list', '--reporter=json', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  const all = (JSON.parse(stdout) as { suites: Suite[] }).suites.flatMap((suite) => listed(suite));
  const file = '.cache/shard.txt';
  const mine = deal(all, of, readTimes(), before)[number - 1] ?? [];
  writeFileSync(file, mine.map(({ path }) => `${path.join(' › ')}\n`).join(''));
  return file;
}
