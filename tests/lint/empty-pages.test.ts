/** Only content fulfils the requirement of a page, so no test may name the row of an empty page. Decision D-111. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { loadAddresses, loadRouteAddresses, loadRouteList } from '../../build/route-status.ts';
import { english } from '../../sandbox/content/texts-en.ts';
import { treeFiles } from '../support/tree.ts';

const routeAddresses = await loadRouteAddresses('production');
const routeList = await loadRouteList('production');
const statuses = await loadAddresses('production');

/** Page ids by the path of their row. */
const pageOf = new Map(routeList.map(({ path, page }) => [path.replace(/^\/\{lng\}\/?/, ''), page]));
/** True for a page that shows something at one of its addresses at least. */
const isShown = new Map<string, boolean>();
for (const [index, { path }] of routeAddresses.entries()) {
  const page = pageOf.get(path) ?? '';
  isShown.set(page, (isShown.get(page) ?? false) || statuses[index]?.status !== 404);
}
const rows = readFileSync('docs/requirements.tsv', 'utf8').split('\n');
const emptyRows = rows.flatMap((line) => {
  const [id = '', , rule = ''] = line.split('\t');
  const page = /page id ([\w-]+)\./.exec(rule)?.[1];
  return id.startsWith('ROUTE-') && page !== undefined && isShown.get(page) === false ? [id] : [];
});

const sources = treeFiles('*.test.ts', '*.test.tsx', '*.spec.ts');

test('no test names the row of a page that says "nothing to show"', () => {
  const claimed = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return emptyRows.filter((id) => text.includes(`[${id}]`)).map((id) => `${file}: ${id}`);
  });
  expect([emptyRows.length > 50, claimed]).toEqual([true, []]);
});

test('[BOOT-38] each page with `hasContent` has a text, and each text belongs to such a page', () => {
  const shownAt = (path: string) => statuses.find(({ pattern }) => new RegExp(pattern).test(`/en/${path}`))?.status;
  expect(Object.keys(english).filter((path) => shownAt(path) !== 200)).toEqual([]);
});
