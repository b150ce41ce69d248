/** Every section of the specification, decision and row that a comment cites exists in docs/. */
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';
import { wings } from '../../scripts/test/wings.ts';

const files = treeFiles('*.ts', '*.tsx', '*.js', '*.conf', '*.md', ':!CHANGELOG.md');

/** Finds all matches of a pattern, each with its file. */
const cited = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text, ...groups]) => ({ file, text, groups })),
  );

const sections = new Map<string, string>();
for (const part of readFileSync('docs/specification.md', 'utf8')
  .split(/^##+ (?=\w+ §)/m)
  .slice(1)) {
  const [, name = '', number = ''] = /^(\w+) §([\d.]+)/.exec(part) ?? [];
  sections.set(`${name} §${number.replace(/\.$/, '')}`, part);
}
const missing = (found: { file: string; text: string }[]) => found.map(({ file, text }) => `${file}: ${text}`);

test('docs/specification.md has every section that a comment cites', () => {
  const found = cited(/\b(shell|coupon|api) §(\d+(?:\.\d+)?)((?:, §\d+(?:\.\d+)?)*)/g).flatMap(
    ({ file, text, groups: [name = '', first = '', more = ''] }) =>
      [first, ...[...more.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number = '']) => number)].map((number) => ({
        file,
        text,
        key: `${name} §${number}`,
      })),
  );
  expect(found.length).toBeGreaterThan(300);
  expect(missing(found.filter(({ key }) => !sections.has(key)))).toEqual([]);
});

test('a section contains each name that a comment quotes from it', () => {
  const found = cited(/\b((?:shell|coupon|api) §\d+(?:\.\d+)?) "([^"\n]+)"/g);
  const wrong = found.filter(
    ({ groups: [key = '', quote = ''] }) =>
      !sections
        .get(key)
        ?.toLowerCase()
        .includes(quote.toLowerCase().split('|')[0] ?? ''),
  );
  expect(missing(wrong)).toEqual([]);
});

/** Numbers of the decisions on a page of docs/decisions/, as they stand there. */
const decisionsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^- \*\*D-(\d+)\*\*/gm)].map(([, number]) => Number(number));
const decisionPages = treeFiles('docs/decisions/*.md').filter((page) => !page.endsWith('/README.md'));

test('docs/decisions/ has a page for each wing, in the order of numbers', () => {
  expect(decisionPages).toEqual(wings.map((wing) => `docs/decisions/${wing}.md`).sort());
  for (const page of decisionPages) {
    const numbers = decisionsOf(page);
    expect(numbers.length, page).toBeGreaterThan(10);
    expect(numbers, page).toEqual(numbers.toSorted((one, other) => one - other));
  }
});

test('docs/decisions/ has every cited decision once', () => {
  const decided = decisionPages.flatMap(decisionsOf);
  expect(decided.filter((number, at) => decided.indexOf(number) !== at)).toEqual([]);
  const found = cited(/\bD-(\d{2,3})\b/g);
  expect(missing(found.filter(({ groups: [number] }) => !decided.includes(Number(number))))).toEqual([]);
});

test('docs/requirements.tsv has every cited row once', () => {
  const rows = readFileSync('docs/requirements.tsv', 'utf8').trimEnd().split('\n').slice(1);
  const ids = rows.map((row) => row.split('\t')[0] ?? '');
  expect(ids).toEqual([...new Set(ids)]);
  const groups = [...new Set(ids.map((id) => id.split('-')[0] ?? ''))];
  const known = new Set(ids);
  const found = cited(new RegExp(`\\b(?:${groups.join('|')})-\\d{2,3}\\b`, 'g'));
  expect(missing(found.filter(({ text }) => !known.has(text)))).toEqual([]);
});

test('docs/inner-rows.tsv has rows of the requirements, each once and with its reason', () => {
  const rows = readFileSync('docs/requirements.tsv', 'utf8').split('\n');
  const lines = readFileSync('docs/inner-rows.tsv', 'utf8').trimEnd().split('\n').slice(1);
  const ids = lines.map((line) => line.split('\t')[0] ?? '');
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.filter((id) => !rows.some((row) => row.startsWith(`${id}\t`)))).toEqual([]);
  expect(lines.filter((line) => !/^\S+\t\S+ \S.+\.$/.test(line))).toEqual([]);
});

test('docs/reliability.md has every cited fault and threat', () => {
  const page = readFileSync('docs/reliability.md', 'utf8');
  const known = new Set<string>();
  for (const [, kind = '', from = '', letter = '', to = from] of page.matchAll(
    /\b([FT])(\d{2,3})(b?)(?: to \1(\d{2,3}))?\b/g,
  )) {
    known.add(`${kind}${from}${letter}`);
    for (let number = Number(from); number <= Number(to); number++)
      known.add(`${kind}${String(number).padStart(2, '0')}`);
  }
  const found = cited(/(?<![\w-])[FT]\d{2,3}b?\b(?!:)/g).filter(({ file }) => /\.tsx?$/.test(file));
  expect(found.length).toBeGreaterThan(50);
  expect(missing(found.filter(({ text }) => !known.has(text)))).toEqual([]);
});

test('every link between the pages of docs/ leads to an existing heading', () => {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
  const slugs = (page: string) =>
    [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading));
  const links = cited(/\]\((?!https?:)([\w./-]+\.md)(?:#([\w-]+))?\)/g);
  const wrong = links.filter(({ file, groups: [page = '', anchor] }) => {
    const target = `${file.includes('/') ? file.replace(/[^/]+$/, '') : ''}${page}`;
    return !existsSync(target) || (anchor !== undefined && !slugs(target).includes(anchor));
  });
  expect(missing(wrong)).toEqual([]);
});

test('docs/wings/ has a page for each wing: calls in time, folders that exist, words, the way to its decisions', () => {
  const pages = treeFiles('docs/wings/*.md');
  expect(pages).toEqual(wings.map((wing) => `docs/wings/${wing}.md`).sort());
  for (const page of pages) {
    const text = readFileSync(page, 'utf8');
    const wing = page.slice('docs/wings/'.length, -'.md'.length);
    expect(text, page).toContain('sequenceDiagram');
    expect(text, page).toContain('## Words');
    expect(text, page).toContain(`(../decisions/${wing}.md)`);
  }
});

test('every folder and file of the tree that a page of docs/ names exists', () => {
  const roots = 'src|simulator|sandbox|contracts|plugins|build|scripts|tests|deploy|docs|lint|public';
  const named = cited(new RegExp(`\`((?:${roots})/[\\w./@-]+)\``, 'g')).filter(({ file }) =>
    /^docs\/|^[A-Z]+\.md$/.test(file),
  );
  expect(named.length).toBeGreaterThan(300);
  const made = ['tests/bench/result.json'];
  const gone = named.filter(({ groups: [path = ''] }) => !existsSync(path) && !made.includes(path));
  expect(missing(gone)).toEqual([]);
});

test('each folder of the backend stands on the page of one wing', () => {
  const folders = [...new Set(treeFiles('sandbox/*/**').map((file) => file.split('/')[1] ?? ''))];
  const text = treeFiles('docs/wings/*.md').map((page) => readFileSync(page, 'utf8'));
  const wrong = folders.filter((folder) => text.filter((page) => page.includes(`\`sandbox/${folder}\``)).length !== 1);
  expect(folders.length).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});
