/** A player, a visitor and a reader are "they" in comments, titles of tests and docs: nobody is "he". */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

const comment = /(?:^|[\s{(,])(?:\/\*[\s\S]*?\*\/|\/\/ .*$)/gm;
const title = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;
const quoted = /"[^"\n]*"|“[^”\n]*”|`[^`\n]*`/g;
const pronoun = /\b(?:he|him|his|himself)\b/i;

/** Gives the prose of a file without quotations, which are the words of others. */
const proseOf = (file: string, text: string): string[] => {
  if (!/\.(?:tsx?|js|css)$/.test(file)) return text.split('\n').map((line) => line.replaceAll(quoted, ''));
  const comments = (text.match(comment) ?? []).map((words) => words.replaceAll(quoted, ''));
  return [...comments, ...(/\.(?:test|spec)\.tsx?$/.test(file) ? (text.match(title) ?? []) : [])];
};

const faultsOf = (file: string, text: string): string[] =>
  proseOf(file, text).filter((words) => pronoun.test(words.replaceAll("'s", '')));

test.each([
  ['a comment of a line', 'x.ts', 'go(); // The page that he wanted.', 1],
  ['a comment of several lines', 'x.tsx', '/**\n * Where the player stands,\n * and his bets.\n */', 1],
  ['a comment in markup', 'x.tsx', '<p>{/* Read to him. */}</p>', 1],
  ['a title of a test', 'x.test.ts', "test('a player keeps his session', () => {});", 1],
  ['a page of docs', 'docs/x.md', 'A visitor sees it himself.', 1],
  ['they', 'x.ts', '// Where they wanted to go, the theme of this page.', 0],
  ['a quotation', 'x.ts', '// Says "he who waits" as it came.', 0],
  ['code and its texts', 'x.ts', "const languages = ['ar', 'he'];", 0],
])('%s', (_, file, text, faults) => {
  expect(faultsOf(file, text)).toHaveLength(faults);
});

test('nobody is "he" in a comment, in a title of a test or in docs', () => {
  const files = treeFiles('*.ts', '*.tsx', '*.js', '*.css', '*.md', '*.conf', 'docs/*.tsv').filter(
    (file) => file !== 'tests/lint/words.test.ts',
  );
  expect(files.length).toBeGreaterThan(1000);
  const faults = files.flatMap((file) =>
    faultsOf(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words.trim()}`),
  );
  expect(faults).toEqual([]);
});
