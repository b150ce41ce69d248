import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Lists the files of the tree that fit one of these patterns of git: `src`, `*.ts`, `:!CHANGELOG.md`. A new file counts
 * before it is committed, an ignored one never does.
 */
export const treeFiles = (...patterns: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', '--', ...patterns], {
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
