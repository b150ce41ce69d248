import { describe, expect, test } from 'vitest';

import { EdgeOp, messages, outcomesOfMatch } from '../../contracts/edges/index.ts';
import { createBorder } from './border.ts';
import { createUnpack, pack, plain } from './pack.ts';

const words = { en: 'Home', de: 'Heim' };
const market = {
  ...{ id: 7 * outcomesOfMatch + 1, gameId: 7, groupId: 1, groupName: words, typeId: 1, kind: 1, name: words },
  ...{ milli: 1900, isBlocked: false, isBannedExpress: false, isMain: true, sort: 1 },
};
const put = (value: Partial<typeof market> = {}, more: object = {}) => ({
  ...{ op: 'put', kind: 'market', id: market.id, value: { ...market, ...value } },
  ...more,
});
const ops = (...all: unknown[]) => ({ t: 'ops', core: 1, n: 1, at: 1, ops: all });
const shut = { op: 'patch', kind: 'market', id: market.id, value: { isBlocked: true } };
function border() {
  const lines: string[] = [];
  return { lines, ...createBorder((line) => lines.push(line)) };
}
const opsOf = (said: unknown) => (said as { ops: unknown[] } | undefined)?.ops;

describe('what comes from the bus', () => {
  test('[EDGE-06] what the contract knows passes as it is, and fields of a later contract are left out', () => {
    const { said, wrong } = border();
    const message = ops(put(), { op: 'odds', values: [market.id, 2000] }, { op: 'del', kind: 'game', id: 7 }, shut);
    expect(said(structuredClone(message))).toEqual(message);
    expect(said({ ...message, later: 1, ops: [put({ later: 1 } as object)] })).toEqual(ops(put()));
    expect(wrong()).toBe(0);
    expect(messages.ops.safeParse(message).success).toBe(true);
  });

  test.each([
    ['a word for a price', put({ milli: '1900' as never }), 'ops.1: value.milli'],
    ['a price below nothing', put({ milli: -1 }), 'value.milli'],
    ['a text without English', put({ name: { de: 'Heim' } as never }), 'value.name'],
    ['a text without end', put({ name: { en: 'a'.repeat(500) } as never }), 'value.name'],
    ['a value of another number', put({ id: market.id + 1 }), 'another number'],
    ['an outcome of another match', put({ gameId: 8 }), 'another match'],
    ['a suspension that says nothing', { ...shut, value: {} }, 'value.isBlocked'],
  ])('[EDGE-06] %s is refused with what and where, nobody can bet on it, and the rest goes on', (_, piece, line) => {
    const { said, wrong, lines } = border();
    const after = { op: 'del', kind: 'sport', id: 3 };
    expect(opsOf(said(ops(put(), piece, after)))).toEqual([put(), shut, after]);
    expect([wrong(), lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain(line);
  });

  test.each([
    ['a price', [market.id, 'much']],
    ['a price above every bound', [market.id, 1e12]],
    ['half a pair', [market.id]],
  ])('[EDGE-06] %s that cannot be read leaves the outcome without one, and the others with theirs', (_, wrongPair) => {
    const { said, wrong } = border();
    const values = [market.id + 1, 1500, ...wrongPair];
    expect(opsOf(said(ops({ op: 'odds', values })))).toEqual([
      { op: 'odds', values: [market.id + 1, 1500, market.id, 0] },
    ]);
    expect(wrong()).toBe(1);
    expect(EdgeOp.safeParse({ op: 'odds', values: [market.id, 'much'] }).success).toBe(false);
  });

  test.each([
    ['no object', 7],
    ['a name that is none', { t: 'constructor' }],
    ['a number that is none', { t: 'beat', core: 'one', n: 1, at: 1 }],
    ['too many operations', ops(...Array.from({ length: 1001 }, () => put()))],
  ])('[EDGE-06] %s is refused whole', (_, message) => {
    const { said, wrong } = border();
    expect(said(message)).toBeUndefined();
    expect(wrong()).toBe(1);
  });

  test('[EDGE-06] the log hears of a flood of wrong messages once', () => {
    const { said, wrong, lines } = border();
    for (let turn = 0; turn < 1000; turn += 1) said({ t: 'nothing' });
    expect([wrong(), lines.length]).toEqual([1000, 1]);
  });

  test('[EDGE-06] the server refuses what no edge asks: a name that is no part of a subject, a scope that is none', () => {
    const { asked, wrong } = border();
    expect(asked({ edge: 'a b\r\nPUB x 0', t: 'all' })).toBeUndefined();
    const want = { edge: 'a', t: 'want', isAll: true, joined: [1, 'two'] };
    expect(asked({ ...want, games: [[7, 'main'], [8, 'all of it'], 9] })).toEqual({
      ...{ ...want, joined: [1], games: [[7, 'main']] },
    });
    expect(wrong()).toBe(4);
  });

  test('[EDGE-06] a message is one JSON object, or parts of a compressed one; what is neither is counted', () => {
    let unread = 0;
    const unpack = createUnpack(() => (unread += 1));
    const long = { t: 'all', text: Array.from({ length: 200_000 }, (_, index) => Math.sin(index)) };
    expect(plain(put()).map(unpack)).toEqual([put()]);
    expect(pack(long).map(unpack).at(-1)).toEqual(long);
    expect(pack(long).length).toBeGreaterThan(1);
    expect(unread).toBe(0);
    for (const text of ['{"t":', '', 'hello NATS']) expect(unpack(Buffer.from(text))).toBeUndefined();
    expect(unread).toBe(3);
  });
});
