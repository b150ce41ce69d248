/** The product uses every name that a file exports. A name that only tests use is no part of the product. */
import { readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

type Found = { declared: { name: string; file: string }[]; used: Map<string, number> };

const isExported = (node: ts.Node) => {
  const kinds = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
};

/** Finds the names of values that a statement declares and exports. */
function namesOf(node: ts.Node): string[] {
  if (!isExported(node)) return [];
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  return ts.isFunctionDeclaration(node) && node.name !== undefined ? [node.name.text] : [];
}

/**
 * Finds names that a slice exports under another name: a page as the default of its index, or a style whose own name is
 * too short outside.
 */
function renamedIn({ exportClause }: ts.ExportDeclaration): string[] {
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ propertyName }) => (propertyName === undefined ? [] : [propertyName.text]));
}

/** Collects the names that code uses. An import or a re-export only passes a name on, so it does not count. */
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

/** Finds names that appear only where they are declared. */
const unread = ({ declared, used }: Found) =>
  declared.filter(({ name }) => (used.get(name) ?? 0) <= declared.filter((other) => other.name === name).length);

test('a name that is only passed on is unused; a name that code uses or renames is used', () => {
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

/** Files that the build loads by their path. */
const { entry } = JSON.parse(readFileSync('knip.json', 'utf8')) as { entry: string[] };
const isProduct = (file: string) => !/\.(?:test|testing)\.tsx?$|\/testing\.tsx?$/.test(file);

/** Exceptions. Delete a name here when it leaves the code. */
const left = ['$minWin', '$isCouponLoadedFromCode', '$expressId'];

test('the product uses every value that a file of src exports', () => {
  const files = treeFiles('src/**/*.ts', 'src/**/*.tsx', 'plugins/**/*.ts', 'plugins/**/*.tsx').filter(isProduct);
  expect(files.length).toBeGreaterThan(500);
  const found = unread(read(new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))));
  const own = found.filter(
    ({ file, name }) => file.startsWith('src/') && !entry.includes(file) && !left.includes(name),
  );
  expect(own.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
});
