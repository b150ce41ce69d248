/** Which file of the tree imports which: for the lint tests, and for the tests that a change can break. */
import { dirname, relative, resolve as resolvePath } from 'node:path';

import ts from 'typescript';

import { root, unaliased } from '../../build/aliases.ts';

/** Each file with those that it imports or re-exports. */
export type Graph = ReadonlyMap<string, readonly string[]>;
type Options = {
  /** Counts `import()` too: it loads later, so it makes no circle, but a change reaches who loads. */
  withLate?: boolean;
  /** Leaves out what only types need: it is gone before the code runs. */
  valuesOnly?: boolean;
};

/** Tells whether an import or re-export brings nothing but types. */
function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  const clause = ts.isImportDeclaration(node) ? node.importClause : node;
  if (clause === undefined) return false;
  if (ts.isImportClause(clause) ? clause.phaseModifier === ts.SyntaxKind.TypeKeyword : clause.isTypeOnly) return true;
  if (ts.isImportClause(clause) && clause.name !== undefined) return false;
  const names = ts.isImportClause(clause) ? clause.namedBindings : clause.exportClause;
  if (names === undefined || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && [...names.elements].every(({ isTypeOnly }) => isTypeOnly);
}

/** Finds what a file imports or re-exports, types too. */
function targetsOf(file: string, code: string, { withLate = false, valuesOnly = false }: Options): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined) {
      if (!valuesOnly || !isOfTypes(node)) found.push((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (!valuesOnly && ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      found.push((node.argument.literal as ts.StringLiteral).text);
    else if (withLate && ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(...node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest));
  return found;
}

function resolve(from: string, specifier: string, files: ReadonlySet<string>): string[] {
  const path = specifier.startsWith('.') ? resolvePath(root, dirname(from), specifier) : unaliased(specifier);
  if (path === null) return [];
  const base = relative(root, path);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.filter((file) => files.has(file)).slice(0, 1);
}

export function graphOf(sources: ReadonlyMap<string, string>, options: Options = {}): Graph {
  const files = new Set(sources.keys());
  return new Map(
    [...sources].map(([file, code]) => [
      file,
      targetsOf(file, code, options).flatMap((specifier) => resolve(file, specifier, files)),
    ]),
  );
}

/** These files, and all that import one of them, through `most` steps. */
export function readersOf(graph: Graph, files: readonly string[], most = Infinity): Set<string> {
  const readers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) readers.set(target, [...(readers.get(target) ?? []), file]);
  const found = new Set(files);
  let last = [...found];
  for (let step = 0; step < most && last.length > 0; step += 1) {
    last = [...new Set(last.flatMap((file) => readers.get(file) ?? []))].filter((file) => !found.has(file));
    for (const file of last) found.add(file);
  }
  return found;
}
