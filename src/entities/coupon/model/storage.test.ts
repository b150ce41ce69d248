import { allSettled, type EventCallable, fork, type Scope, type Store } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';

import { recordFrom, type Sent } from '../lib/slip-record';
import { toWireBet } from '../lib/wire-bet';
import { pick, sentSlip, storageOf } from '../testing';
import { couponOpened } from './opening';
import { outcomeToggled, typeChosen } from './slip';
import { $addedAtByBetId, $bets, $slipId, $typeId } from './slip-state';
import { $stake, stakeChanged } from './stake';
import { $slipStorage, makeIdsFx, storeSlipFx, watchSlipFx } from './storage';

let stored: { text: string | null };
let scope: Scope;
const newScope = () =>
  fork({
    values: [[$slipStorage, storageOf(stored)]],
    handlers: [[watchSlipFx, () => undefined]],
  });
const act = <T>(unit: EventCallable<T>, params?: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
const get = <T>(store: Store<T>): T => scope.getState(store);

beforeEach(async () => {
  stored = { text: null };
  scope = newScope();
  await act(couponOpened);
});

describe('storage', () => {
  test('[CPN-40] a reload keeps bets, their order, type, stake and the id of the slip', async () => {
    for (const id of [13, 11, 12]) await act(outcomeToggled, pick(id));
    await act(typeChosen, 9);
    await act(stakeChanged, { of: 'slip', minor: 777_00 });
    const id = get($slipId);
    scope = newScope();
    await act(couponOpened);
    expect(get($bets).map((bet) => bet.market.id)).toEqual([13, 11, 12]);
    expect([get($typeId), get($stake), get($slipId)]).toEqual([9, 777_00, id]);
    expect(Object.keys(get($addedAtByBetId))).toHaveLength(3);
  });

  test.each([
    '',
    'nonsense',
    '[]',
    'null',
    '{"bets":7,"ids":["x"],"stake":-5,"sent":{}}',
    '{"bets":[{"market":{}}],"stake":"1e9","chosenTypeId":77}',
    '{"__proto__":{"x":1},"iso":"<b>"}',
  ])('what somebody wrote there instead (%s) falls back field by field', async (text) => {
    stored = { text };
    scope = newScope();
    await act(couponOpened);
    expect(get($bets)).toEqual([]);
    expect(get($stake)).toBe(150_00);
    expect(get($slipId)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('shut storage costs the memory of the slip, not the slip', async () => {
    const shut = () => {
      throw new Error('SecurityError');
    };
    scope = fork({ values: [[$slipStorage, { read: shut, write: shut }]], handlers: [[watchSlipFx, () => undefined]] });
    await act(couponOpened);
    await act(outcomeToggled, pick(11));
    expect(get($bets)).toHaveLength(1);
    expect(get($slipId)).not.toBeNull();
  });

  /** The slip as it is sent. */
  const outgoing = (): Sent => {
    const sent = sentSlip(get($slipId) ?? '', get($bets));
    return { ...sent, sentAt: Date.now(), request: { ...sent.request, bets: sent.bets.map(toWireBet) } };
  };

  test('[BET-20] a key that stands in storage already is not stored a second time, so nothing goes out under it twice', async () => {
    await act(outcomeToggled, pick(11));
    const added = outgoing();
    const store = async () => (await allSettled(storeSlipFx, { scope, params: { added } })).value;
    expect(await store()).toMatchObject({ isTaken: false });
    expect(await store()).toMatchObject({ isTaken: true });
    expect(recordFrom(JSON.parse(stored.text ?? ''), Date.now()).sent).toHaveLength(1);
  });

  test('[BET-20] a slip that storage is done with, by the word of another tab, does not go out', async () => {
    await act(outcomeToggled, pick(11));
    const added = outgoing();
    const record = recordFrom(JSON.parse(stored.text ?? ''), Date.now());
    stored.text = JSON.stringify({ ...record, ids: record.ids.slice(1), bets: [] });
    const { value } = await allSettled(storeSlipFx, { scope, params: { added } });
    expect(value).toMatchObject({ isTaken: true });
    expect(get($bets)).toEqual([]);
  });

  test('ids are version 4 UUIDs, each once', async () => {
    const { value } = await allSettled(makeIdsFx, { scope, params: 100 });
    expect(new Set(value as string[]).size).toBe(100);
    for (const id of value as string[])
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
