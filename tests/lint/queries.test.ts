/**
 * What is read is asked for by farfetched: no module repeats a call in a loop of its own or weighs the age of an
 * answer, and the packages that the product is built on are used, not only installed.
 */
import { readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { graphOf } from '../../scripts/lib/imports.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';

const sources = new Map(
  treeFiles('src/**/*.ts', 'src/**/*.tsx')
    .filter((file) => !/\.(?:test|testing|bench)\.tsx?$|\.d\.ts$|^src\/shared\/testing/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

const parse = (code: string) => ts.createSourceFile('x.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const isLoop = (node: ts.Node) => ts.isIterationStatement(node, false);
const has = (node: ts.Node, is: (inner: ts.Node) => boolean): boolean =>
  is(node) || ts.forEachChild(node, (child) => has(child, is) || undefined) === true;

const calls = (names: string[]) => (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && names.includes(node.expression.text);
const pauses = calls(['pause']);
const waits = calls(['pause', 'setTimeout', 'farTimeout']);
const forgives = (node: ts.Node) =>
  ts.isTryStatement(node) && node.catchClause !== undefined && has(node, ts.isAwaitExpression);

/**
 * A loop that waits between its rounds, or that goes on after what it waited for has failed. One over a list asks each
 * of its items, so it repeats nothing unless it pauses.
 */
const repeats = (code: string): boolean =>
  has(parse(code), (node) => {
    if (!isLoop(node)) return false;
    if (ts.isForOfStatement(node) || ts.isForInStatement(node)) return has(node, pauses);
    return has(node, (inner) => waits(inner) || forgives(inner));
  });

const asking = /\b(?:createApiCall|createApiQuery|createApiMutation)\b/;
const compares = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
const isNow = (node: ts.Node) => ts.isCallExpression(node) && node.expression.getText() === 'Date.now';
/** A module that asks, and compares the time of the device with something. */
const weighsAge = (code: string): boolean =>
  asking.test(code) &&
  has(parse(code), (node) => ts.isBinaryExpression(node) && compares.has(node.operatorToken.kind) && has(node, isNow));

test('the checks find a loop that asks again, and an answer that is kept by hand', () => {
  const loop = (body: string) => `async function f() { for (;;) { ${body} } }`;
  expect(repeats(loop('try { return await call(); } catch { left -= 1; }'))).toBe(true);
  expect(repeats(loop('await pause(1000);'))).toBe(true);
  expect(repeats(loop('await call();'))).toBe(false);
  expect(repeats('try { await call(); } catch { await pause(1); }')).toBe(false);
  const kept = 'const x = createApiCall({}); const y = () => Date.now() - at < keepMs ? data : x();';
  expect([weighsAge(kept), weighsAge(kept.replace('createApiCall', 'make'))]).toEqual([true, false]);
});

/** What repeats and is no read: each with its reason. */
const loops: Record<string, string> = {
  'src/entities/plugin/model/load.ts': 'the files of an app',
  'src/entities/plugin/model/update.ts': 'the files of a newer version of an app',
  'src/shared/feed/read-snapshot.ts': 'slices of one answer, with a turn of the browser between them',
  'src/shared/late-code/loaded.ts': 'code that did not load',
  'src/shared/plugin-files/run-script.ts': 'a script of an app',
  'src/shared/plugin-parts/bring.ts': 'a file of an app',
};

test('[BOOT-06] [BLOCK-04] [REDIR-03] [CONST-04] no module of the product repeats a call in a loop of its own', () => {
  expect([...sources].flatMap(([file, code]) => (repeats(code) ? [file] : [])).sort()).toEqual(Object.keys(loops));
});

test('[BOOT-09] [CONST-03] no module that asks keeps answers by hand', () => {
  expect([...sources].flatMap(([file, code]) => (weighsAge(code) ? [file] : []))).toEqual([]);
});

/** A read (a request without a method, or GET) that is a bare effect. */
const readsBare = (code: string): boolean =>
  code.includes('createApiCall') &&
  has(parse(code), (node) => {
    if (!calls(['createApiCall'])(node)) return false;
    return !/\bmethod\b(?!: 'GET')/.test(node.getText());
  });

/** Bare reads, each with its reason. */
const bareReads: Record<string, string> = {
  'src/app/plugin-host/ask.ts': 'a question of an app, which awaits its own answer',
  'src/app/plugin-host/calls.ts': 'a call of an app, which awaits its own answer',
  'src/features/access/log-in/api/passkey.ts': 'a step of the ceremony of the browser',
  'src/features/solve-captcha/api/captcha.ts': 'a step of the pipeline that sends a call again',
  'src/pages/cashier/tracker/api/tracker.ts': 'the pages of a file, one after another',
  'src/pages/casino/history/api/history.ts': 'pages of a file, one after another',
  'src/pages/history/api/history.ts': 'pages of a file, one after another',
  'src/shared/keyed-call/create-keyed-call.ts': 'a look at a key, by its own timetable',
};

test('what is read is a query: no call without a method is a bare effect', () => {
  const read = `createApiCall({ request: () => ({ path: '/x' }) })`;
  expect([readsBare(read), readsBare(read.replace('path', "method: 'POST', path"))]).toEqual([true, false]);
  const bare = [...sources].flatMap(([file, code]) =>
    !file.startsWith('src/shared/api/') && readsBare(code) ? [file] : [],
  );
  expect(bare.sort()).toEqual(Object.keys(bareReads));
});

/** The names that modules take from a package as values, each once. */
function taken(name: string, files: Iterable<string>): string[] {
  const importing = [...files].filter((file) => sources.get(file)?.includes(`from '${name}'`) === true);
  const names = importing.flatMap((file) =>
    parse(sources.get(file) ?? '').statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return [];
      if ((statement.moduleSpecifier as ts.StringLiteral).text !== name) return [];
      const { importClause: clause } = statement;
      const bindings = clause?.namedBindings;
      if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
      const own = clause.name === undefined ? [] : ['default'];
      if (bindings === undefined || !ts.isNamedImports(bindings)) return own;
      return [
        ...own,
        ...bindings.elements.flatMap(({ isTypeOnly, propertyName, name: local }) =>
          isTypeOnly ? [] : [(propertyName ?? local).text],
        ),
      ];
    }),
  );
  return [...new Set(names)].sort();
}

/** All that the first page loads at once. */
function firstPage(): Set<string> {
  const graph = graphOf(sources);
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    graph.get(file)?.forEach(visit);
  };
  visit('src/app/main.tsx');
  return seen;
}

test('the first page uses the query layer itself, and the product several operators of each library', () => {
  expect(taken('@farfetched/core', firstPage())).toEqual(
    expect.arrayContaining(['cache', 'concurrency', 'createQuery', 'inMemoryCache', 'onAbort', 'retry']),
  );
  expect(taken('react-router-dom', firstPage())).toEqual(
    expect.arrayContaining(['Link', 'NavLink', 'Router', 'createPath', 'generatePath', 'matchPath', 'useLocation']),
  );
  expect(taken('patronum', firstPage()).length).toBeGreaterThan(1);
  expect(taken('patronum', sources.keys())).toEqual(
    expect.arrayContaining(['debounce', 'delay', 'not', 'once', 'or', 'pending', 'spread', 'throttle']),
  );
});
