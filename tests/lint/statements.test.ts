/**
 * No statement that a call or a beat runs looks at a whole table that grows with players and time: SQLite's own plan of each text is read.
 * Texts that are put together from parts are read with a value in each gap; those that cannot be are left to the tests that run them.
 */
import { readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { openMigrated } from '../../sandbox/db/index.ts';
import { schemas } from '../../sandbox/worlds/schemas.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';

type Statement = { file: string; text: string };

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function textOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return oneLine(node.text);
  if (!ts.isTemplateExpression(node)) return null;
  return oneLine(node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join(''));
}

function statementsOf(file: string): Statement[] {
  const found: Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'sql') {
      const text = textOf(node.arguments[1]);
      if (text !== null) found.push({ file, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const db = openMigrated(':memory:', schemas);

/** Which tables a statement reads from end to end; null: its text is not whole. A list of values in the statement itself is no table. */
function scannedBy(text: string): string[] | null {
  try {
    return db
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => String(detail))
      .filter((detail) => /^SCAN [a-z_]+\b(?!\s+VIRTUAL)/.test(detail) && !/^SCAN (?:json_each|CONSTANT)/.test(detail))
      .map((detail) => oneLine(detail.replace(/^SCAN /, '')));
  } catch {
    return null;
  }
}

/** By file and scanned table, each with its reason. */
const known: Readonly<Record<string, string>> = {
  'actions/store.ts: action': 'once at a start',
  'alarms/raise.ts: alarm': 'as many as there are failures with money',
  'bonuses/store.ts: bonus': 'active ones alone, at a start',
  'cashier/crypto.ts: deposit': 'those with an address alone, when a chain of a test changes',
  'cashier/store.ts: deposit': 'open ones at a start; the condition is a gap',
  'chain/chain.ts: chain_payment': 'when a chain of a test changes',
  'coupon/codes.ts: coupon_code': 'the index of the ends alone; codes are bounded',
  'coupon/correcting.ts: coupon_correcting': 'corrections on their way alone, at a start',
  'coupon/find.ts: coupon': 'the condition is a gap, and begins with the player',
  'coupon/sale-store.ts: auto_sell': 'rules of open coupons; each is asked at every change',
  'coupon/settling.ts: coupon_settling': 'results on their way alone, at a start',
  'coupon/store.ts: coupon': 'open coupons alone, each of them is meant',
  'coupon/store.ts: coupon_bet': 'open bets alone, at a start and for the figures',
  'coupon/trader.ts: coupon': 'waiting requests alone, at a start',
  'db/migrate.ts: sqlite_master': 'once at a start',
  'debts/collect.ts: debt': 'once at a start',
  'documents/review.ts: document': 'once at a start',
  'documents/store.ts: document': 'once at a start',
  'exposure/press.ts: coupon': 'open coupons alone, at a start',
  'fixtures/store.ts: fixture_change': 'once at a start: what operators changed',
  'games/seeds.ts: game_seed': 'once at a start, for seeds of the first releases',
  'letters/store.ts: letter': 'once at a start',
  'monitor/measures.ts: account': 'once a scrape: the sum of all balances is the figure',
  'monitor/measures.ts: told': 'what waits for a port, once a scrape',
  'operator-acts/store.ts: operator_act': 'backwards from the newest, a hundred at most',
  'orders/store.ts: price_order': 'waiting ones alone, once at a start',
  'protection/review.ts: user': 'a work of its own, some players a turn',
  'site-versions/store.ts: site_version': 'the newest hundred, by their number',
  'tournaments/end.ts: tournament': 'three a day',
  'tournaments/tournaments.ts: tournament': 'three a day',
  'worlds/create.ts: tournament': 'three a day',
  'worlds/create.ts: user': 'one row, at a start',
};

const statements = treeFiles('sandbox/**/*.ts')
  .filter((file) => !/\.test(?:ing)?\.ts$|(?:^|\/)(?:audit|psp)\/|audit\.ts$|schema\.ts$/.test(file))
  .flatMap(statementsOf);

test('[OPS-32] no statement that is asked for again and again scans a table that grows', () => {
  expect(statements.length).toBeGreaterThan(450);
  const plans = statements.map((statement) => ({ ...statement, scanned: scannedBy(statement.text) }));
  expect(plans.filter(({ scanned }) => scanned === null).length).toBeLessThan(30);
  const found = plans.flatMap(({ file, scanned }) =>
    (scanned ?? []).map((table) => `${file.replace('sandbox/', '')}: ${table.split(' ')[0] ?? ''}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(known).sort());
});

test('[OPS-32] the plan of a statement without an index is found', () => {
  expect(scannedBy('SELECT 1 FROM user WHERE language = ?')).toEqual(['user']);
  expect(scannedBy('SELECT 1 FROM user WHERE id = ?')).toEqual([]);
});
