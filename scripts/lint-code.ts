/**
 * `npm run lint:code [-- file …]`: ESLint with types over these files, or over all. A process for each type program, one after the
 * other: both programs and the whole tree need more memory than one process is given.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { typePrograms } from './type-programs.ts';

const named = process.argv.slice(2);
const [page] = typePrograms;
const { include } = JSON.parse(readFileSync(page.project, 'utf8')) as { include: string[] };
const isOfPage = (file: string) => include.some((folder) => file.startsWith(`${folder}/`));

const parts =
  named.length > 0
    ? [named.filter((file) => isOfPage(file)), named.filter((file) => !isOfPage(file))]
    : [include, ['.', ...include.flatMap((folder) => ['--ignore-pattern', `${folder}/**`])]];

for (const [index, files] of parts.entries()) {
  if (files.length === 0) continue;
  const cache = ['--cache', '--cache-location', `.cache/lint/${String(index)}`, '--no-warn-ignored'];
  const { status } = spawnSync('node_modules/.bin/eslint', [...cache, ...files], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
