import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createWorld, type Fate, fates, type World } from './world.testing';

type Move = (world: World) => void;
const tab = fc.nat(1);
const anyFate = fc.constantFrom<Fate>(...fates);
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.tuple(tab, fc.constantFrom('a', 'b')).map(
      ([at, subject]) =>
        (w: World) =>
          w.act(at, subject),
    ),
  },
  {
    weight: 25,
    arbitrary: fc.tuple(fc.nat(20), anyFate).map(
      ([at, fate]) =>
        (w: World) =>
          w.step(at, fate),
    ),
  },
  { weight: 2, arbitrary: tab.map((at) => (w: World) => w.see(at)) },
  {
    weight: 1,
    arbitrary: fc.tuple(tab, fc.nat(2)).map(
      ([at, ago]) =>
        (w: World) =>
          w.seeOld(at, ago),
    ),
  },
  { weight: 1, arbitrary: tab.map((at) => (w: World) => w.reload(at)) },
  { weight: 1, arbitrary: fc.constantFrom(1, 2, null).map((player) => (w: World) => w.signIn(player)) },
  { weight: 1, arbitrary: fc.constant((w: World) => w.deliverLate()) },
);

/** The network has recovered and each player returns, in both tabs. */
function heal(world: World): void {
  for (const player of [1, 2]) {
    world.signIn(player);
    for (let steps = 0; steps < 200 && !world.isQuiet(); steps += 1) {
      world.step(0, 'ok');
      for (const at of [0, 1]) world.see(at);
    }
  }
  world.deliverLate();
}

test('[BET-20] whatever two tabs, players and the network do: stored before sent, sent once, one key for one act, the truth told once, counted once, and an end', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 120, size: 'max' }), (moves) => {
      const world = createWorld();
      for (const each of moves) each(world);
      heal(world);
      const { server, said, sends, stored, crowds, tabs } = world;
      expect(crowds, 'stored before it is sent, and one key for one act').toEqual([]);
      expect(new Set(sends).size, 'sent once').toBe(sends.length);
      // A rejection is about the connection, not about the act: the key may be asked for after it.
      const verdicts = said.filter(({ outcome }) => outcome.kind !== 'turned_away');
      for (const { call, outcome } of verdicts)
        expect(outcome.kind, `what was said of ${call.key} is true`).toBe(server.get(call.key)?.kind);
      const heard = verdicts
        .filter(({ how }) => how !== 'counted')
        .map((one) => [one.tab, one.visit, one.call.key].join());
      expect(new Set(heard).size, 'told once in a tab').toBe(heard.length);
      const counted = said.filter(({ how, outcome }) => how === 'counted' && outcome.kind === 'done');
      const done = [...server].flatMap(([key, { kind }]) => (kind === 'done' ? [key] : []));
      expect(counted.map(({ call }) => call.key).toSorted(), 'counted once').toEqual(done.toSorted());
      expect([stored, ...tabs.map(({ state }) => [...state.runs.keys()])], 'every act ends').toEqual([[], [], []]);
    }),
    { numRuns: 3000 },
  );
});
