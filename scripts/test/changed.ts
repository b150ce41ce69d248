import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { type Graph, graphOf, readersOf } from '../lib/imports.ts';
import { treeFiles } from '../lib/tree.ts';
import { type Wing, wingOf } from './wings.ts';

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 << 20 });
  } catch {
    return '';
  }
};
const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Where the work began: the branch's own start, or the commit before the last one on the main branch. */
function baseOf(): string {
  const head = git('rev-parse', 'HEAD').trim();
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main).trim();
    if (base !== '' && base !== head) return base;
  }
  return git('rev-parse', 'HEAD~1').trim();
}

/** The files that the work has changed, with new ones. */
export function changedFiles(): string[] {
  const base = baseOf();
  const committed = base === '' ? treeFiles() : lines(git('diff', '--name-only', base));
  return [...new Set([...committed, ...lines(git('ls-files', '-o', '--exclude-standard'))])];
}

let known: Graph | null = null;
/** The whole tree is read once a run: lint, wings and long tests ask. */
const codeGraph = (): Graph =>
  (known ??= graphOf(new Map(treeFiles('*.ts', '*.tsx').map((file) => [file, readFileSync(file, 'utf8')])), {
    withLate: true,
  }));

/** What ESLint looks at in the quick tier: changed code, and who imports it, because types travel. Null: everything. */
export function filesToLint(changed: readonly string[]): string[] | null {
  if (changed.some((file) => /^eslint\.|^tsconfig|^package-lock\.json$/.test(file))) return null;
  const code = changed.filter((file) => /\.tsx?$/.test(file));
  return [...readersOf(codeGraph(), code, 1)].filter((file) => existsSync(file));
}

/** Changed files, and all that import one of them. */
export const reachedBy = (changed: readonly string[]): Set<string> => readersOf(codeGraph(), changed);

/** The wings that a change can break: those of its files, and of what imports them. */
export function wingsOf(changed: readonly string[]): Wing[] {
  const reached = reachedBy(changed);
  // A file that is for everyone means nothing by itself: its users do.
  const isShared = (file: string) => /^(?:src\/shared|contracts|tests\/support)\//.test(file);
  return [...new Set([...reached].filter((file) => !isShared(file)).map(wingOf))];
}
