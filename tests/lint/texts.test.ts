import { readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

/** Attributes whose text people read or hear. */
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'label', 'placeholder', 'title']);
/** Two letters in a row, in any alphabet: a word. */
const word = /\p{L}{2}/u;

/** Names that are the same in every language. */
const names = new Set(['Openbook']);

/** Finds words that are in the code of a component instead of a dictionary. */
function literalsOf(name: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxText(node) && word.test(node.text) && !names.has(node.text.trim())) found.push(node.text.trim());
    if (
      ts.isJsxAttribute(node) &&
      spoken.has(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isStringLiteral(node.initializer) &&
      word.test(node.initializer.text)
    )
      found.push(`${node.name.getText()}="${node.initializer.text}"`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('[ERR-17] the check finds words in texts and spoken attributes, and ignores signs', () => {
  const code = 'const a = <p title="A title" className="row">Some words <b>{t("x.y")}</b> · 2 ×</p>;';
  expect(literalsOf('a.tsx', code)).toEqual(['title="A title"', 'Some words']);
});

test('[ERR-17] every text of a component comes from a dictionary, in the host and in plugins', () => {
  // Pages for developers name code as it is. Production builds do not contain them.
  const files = treeFiles('src/**/*.tsx', 'plugins/**/*.tsx').filter((file) => !/\.test\.tsx$|debugger/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => literalsOf(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
