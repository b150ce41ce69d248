/** Code asks for the type of a coupon by name, `isSystem(typeId)`, and does not compare it with 2. */
import { readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

const operators = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const isTypeId = (text: string) => /(?:^|\.)\$?(?:chosenTypeId|couponTypeId|typeId)$/.test(text);
const isNumber = (node: ts.Expression) =>
  ts.isNumericLiteral(node) ||
  (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && node.elements.every(ts.isNumericLiteral));

/** Finds comparisons of a type with a bare number, and searches for a type in a list of bare numbers. */
function bareIn(file: string, code: string): string[] {
  const found: string[] = [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const tell = (node: ts.Node) =>
    found.push(`${file}:${String(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)} ${node.getText()}`);
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && operators.has(node.operatorToken.kind)) {
      const { left, right } = node;
      if ((isTypeId(left.getText()) && isNumber(right)) || (isTypeId(right.getText()) && isNumber(left))) tell(node);
    }
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      isNumber(node.expression.expression) &&
      node.arguments.some((argument) => isTypeId(argument.getText()))
    )
      tell(node);
    if (ts.isSwitchStatement(node) && isTypeId(node.expression.getText()))
      for (const clause of node.caseBlock.clauses)
        if (ts.isCaseClause(clause) && isNumber(clause.expression)) tell(clause);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test.each([
  'const a = typeId === 2;',
  'const a = slip.typeId < 2;',
  'const a = 9 !== request.typeId;',
  'const a = [2, 4].includes(typeId);',
  'switch (typeId) { case 5: break; }',
])('the check finds a bare number: %s', (code) => {
  expect(bareIn('x.ts', code)).toHaveLength(1);
});

test.each(['const a = isSystem(typeId);', 'const a = typeId === couponTypes.lucky;', 'const a = bets.length === 2;'])(
  'the check allows a name: %s',
  (code) => {
    expect(bareIn('x.ts', code)).toEqual([]);
  },
);

test('nobody compares the type of a coupon with a bare number', () => {
  const files = ['src', 'contracts', 'simulator', 'sandbox', 'plugins'].flatMap((folder) =>
    treeFiles(`${folder}/**/*.ts`, `${folder}/**/*.tsx`),
  );
  expect(files.flatMap((file) => bareIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});
