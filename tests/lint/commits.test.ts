/** Every commit since this rule says what it does, and why. */
import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { faultsOfCommit } from './commit-faults.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

test.each([
  ['place-bet: keep the slip when odds change', 'A player lost it.', []],
  ['docs: write a page of figures for everybody who wants to know the speed', 'Why.', ['66 characters or more']],
  ['place-bet: kept the slip', 'Why.', ['"kept" is no command']],
  ['place-bet: keeps the slip', 'Why.', ['"keeps" is no command']],
  ['place-bet: the slip stays', 'Why.', ['"the" is no command']],
  ['Keep the slip', 'Why.', ['no slice before a colon']],
  ['place-bet: keep the slip', '', ['no word of why']],
])('%s', (subject, body, faults) => {
  expect(faultsOfCommit(subject, body)).toEqual(faults);
});

test('every commit since then follows CONTRIBUTING.md', () => {
  const [first] = git('log', '--diff-filter=A', '--format=%H', '--', 'tests/lint/commits.test.ts').trim().split('\n');
  const range = first === undefined || first === '' ? ['-1'] : [`${first}..HEAD`];
  const commits = git('log', '--no-merges', '--format=%h%x1f%s%x1f%b%x1e', ...range)
    .split('\x1e')
    .map((commit) => commit.trim())
    .filter(Boolean);
  const faulty = commits.flatMap((commit) => {
    const [id = '', subject = '', body = ''] = commit.split('\x1f');
    return faultsOfCommit(subject, body).map((fault) => `${id} "${subject}": ${fault}`);
  });
  expect(faulty).toEqual([]);
});
