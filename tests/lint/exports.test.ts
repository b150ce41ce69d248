/** What a file gives to others is used by the product: a name that only tests read is no part of it. */
import { readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { treeFiles } from '../support/tree.ts';

type Found = { declared: { name: string; file: string }[]; used: Map<string, number> };

const isExported = (node: ts.Node) => {
  const kinds = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
};

/** Names of values that a statement declares and exports. */
function namesOf(node: ts.Node): string[] {
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return ts.isFunctionDeclaration(node) && node.name !== undefined ? [node.name.text] : [];
}

/** Names that leave a slice under another name: a page as the default of its index, or a style whose own name is too short outside. */
function renamedIn({ exportClause }: ts.ExportDeclaration): string[] {
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ propertyName }) => (propertyName === undefined ? [] : [propertyName.text]));
}

/** Counts what stands in code. An import or a re-export passes a name on: that is no use of it. */
function read(sources: ReadonlyMap<string, string>): Found {
  const declared: Found['declared'] = [];
  const used: Found['used'] = new Map();
  const count = (name: string) => used.set(name, (used.get(name) ?? 0) + 1);
  for (const [file, code] of sources) {
    const visit = (node: ts.Node) => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isExportDeclaration(node)) renamedIn(node).forEach(count);
      else if (ts.isIdentifier(node)) count(node.text);
      else ts.forEachChild(node, visit);
    };
    const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
    for (const statement of source.statements) for (const name of namesOf(statement)) declared.push({ name, file });
    visit(source);
  }
  return { declared, used };
}

/** Names that stand where they are declared and nowhere else. */
const unread = ({ declared, used }: Found) =>
  declared.filter(({ name }) => (used.get(name) ?? 0) <= declared.filter((other) => other.name === name).length);

test('a name that is only passed on is unread; one that is used, or leaves under another name, is read', () => {
  const sources = new Map([
    [
      'a/model.ts',
      'export const $a = 1; export const c = 2; export const $b = <T>(x: T) => x ?? $a; export function f() {}',
    ],
    ['a/index.ts', "export { $a, $b, c as $c, f } from './model'; export { Page as default } from './page';"],
    ['a/page.tsx', 'export function Page() { return <b />; }'],
    ['b.ts', "import { $b, f } from './a'; f();"],
  ]);
  expect(unread(read(sources)).map(({ name }) => name)).toEqual(['$b']);
});

/** Files that the build loads by their address. */
const { entry } = JSON.parse(readFileSync('knip.json', 'utf8')) as { entry: string[] };
const isProduct = (file: string) => !/\.(?:test|testing)\.tsx?$|\/testing\.tsx?$/.test(file);

/** Left to the slices that are being rebuilt; a name that has gone is taken off. */
const left = ['$minWin', '$isCouponLoadedFromCode', '$expressId'];

test('every value that a file of src exports is read by the product, not by tests alone', () => {
  const files = treeFiles('src/**/*.ts', 'src/**/*.tsx', 'plugins/**/*.ts', 'plugins/**/*.tsx').filter(isProduct);
  expect(files.length).toBeGreaterThan(500);
  const found = unread(read(new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))));
  const own = found.filter(
    ({ file, name }) => file.startsWith('src/') && !entry.includes(file) && !left.includes(name),
  );
  expect(own.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});
