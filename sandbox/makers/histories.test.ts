/**
 * Thousands of histories of the wallet: calls doubled, late, out of order, forged, of somebody else, rolled back before and after, killed in
 * the middle, with games switched off between. A judge of its own counts what must have moved.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sql, transaction } from '../db/index.ts';
import { audit, onMoved } from '../ledger/index.ts';
import { dayMs } from '../world/clock.ts';
import { auditMakers } from './audit.ts';
import { callIn, makerWorld, playerIn } from './calls.testing.ts';
import { tellUnfinished } from './unfinished.ts';

/** `npm run makers:prove` asks for 20,000. */
const runs = Number(process.env.MAKER_RUNS ?? 300);

const [rounds, bets] = [3, 4];
const place = fc.nat(bets - 1);
const round = fc.nat(rounds - 1);
const amount = fc.integer({ min: 1, max: 4000 });
/** `forged`: by a wrong key. `killed`: the process ends before the commit. `lost`: nobody hears the answer, so it comes again. `stolen`: in the session of another. */
const way = fc.constantFrom('plain', 'plain', 'plain', 'plain', 'lost', 'forged', 'killed', 'stolen');
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('bet' as const), place, round, amount, way }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('win' as const), place, round, amount, way }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rollback' as const), place, way }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('finish' as const), round, way }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('switch' as const), isOff: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What one player's calls must come to, by rules that are here once more. */
function createJudge() {
  const staked = new Map<number, { round: number; minor: number }>();
  const won = new Map<number, { round: number; minor: number }>();
  const [back, over] = [new Set<number>(), new Set<number>()];
  let isOff = false;
  const standing = (of: number) => [...staked].filter(([bet, { round }]) => round === of && !back.has(bet));
  const isSame = (known: { round: number; minor: number } | undefined, round: number, minor: number) =>
    known?.round === round && known.minor === minor;
  const isKnown = (of: number) => [...staked.values()].some(({ round }) => round === of);
  const sum = (list: Iterable<{ minor: number }>) => [...list].reduce((total, { minor }) => total + minor, 0);
  const moved = () => sum(won.values()) - sum([...staked].flatMap(([bet, taken]) => (back.has(bet) ? [] : [taken])));

  /** Whether the wallet must accept the call; an accepted movement is noted. */
  function takes(action: Step, left: number): boolean {
    if (action.do === 'switch') isOff = action.isOff;
    if (action.do === 'bet') {
      const known = staked.get(action.place);
      if (back.has(action.place)) return false;
      if (known !== undefined) return isSame(known, action.round, action.amount);
      if (over.has(action.round) || isOff || action.amount > left) return false;
      staked.set(action.place, { round: action.round, minor: action.amount });
    }
    if (action.do === 'win') {
      const known = won.get(action.place);
      if (known !== undefined) return isSame(known, action.round, action.amount);
      const stakes = sum(standing(action.round).map(([, taken]) => taken));
      const paid = sum([...won.values()].filter((each) => each.round === action.round));
      if (stakes === 0 || paid + action.amount > stakes * 100) return false;
      won.set(action.place, { round: action.round, minor: action.amount });
    }
    if (action.do === 'rollback') {
      const known = staked.get(action.place);
      back.add(action.place);
      if (known !== undefined && standing(known.round).length === 0) over.add(known.round);
    }
    if (action.do === 'finish') {
      if (!isKnown(action.round)) return false;
      over.add(action.round);
    }
    return true;
  }
  /** Rounds that somebody must end. */
  const open = () => [...new Set([...staked.values()].map(({ round }) => round))].filter((each) => !over.has(each));
  return { takes, moved, open };
}

/** Books of a world with all histories before it are read longer each time. */
const inOneWorld = 500;

async function playHistories(count: number): Promise<void> {
  const world = await makerWorld();
  onMoved(world.db, () => undefined);
  const { config } = world;
  const began = 100_000;
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 14 }), (steps) => {
      world.config = config;
      const [player, other] = [playerIn(world), playerIn(world)];
      const { own } = player;
      const judge = createJudge();
      const callOf = (action: Exclude<Step, { do: 'switch' }>) => {
        if (action.do === 'finish') return { action: 'finish', round: own(`r${String(action.round)}`) };
        const at = String(action.place);
        if (action.do === 'rollback') return { action: 'rollback', transaction: own(`k${at}`), bet: own(`bet${at}`) };
        return {
          ...{ action: action.do, transaction: own(`${action.do}${at}`), round: own(`r${String(action.round)}`) },
          ...{ amount: action.amount, currency: 'USD' },
        };
      };
      const isKnownOf = () =>
        sql(world.db, 'SELECT COUNT(*) AS count FROM maker_move WHERE user_id = ?').get(player.userId)?.count;

      for (const action of steps) {
        if (action.do === 'switch') {
          judge.takes(action, 0);
          world.config = action.isOff ? { ...config, makersOff: [{ maker: 'acme' }] } : config;
          continue;
        }
        const call = callOf(action);
        const [before, moves] = [player.balance(), isKnownOf()];
        if (action.way === 'forged') expect(player.call(call, { key: `whsec_${'A'.repeat(44)}` }).status).toBe(401);
        // A rollback that comes before its bet belongs to whoever sends it, so only what is known can be stolen.
        if (action.way === 'stolen' && action.do !== 'rollback' && moves !== 0)
          if (sql(world.db, 'SELECT 1 FROM maker_round WHERE round = ?').get(String(call.round)) !== undefined)
            expect(['OTHER_PLAYER', 'ROLLED_BACK']).toContain(callIn(world, { token: other.token, ...call }).error);
        if (action.way === 'killed')
          expect(() =>
            transaction(world.db, () => {
              player.call(call);
              throw new Error('killed');
            }),
          ).toThrow('killed');
        expect([player.balance(), isKnownOf()]).toEqual([before, moves]);
        const takes = judge.takes(action, before);
        for (let turn = 0; turn < (action.way === 'lost' ? 3 : 1); turn += 1) {
          const said = player.call(call);
          expect(said.status === 200, JSON.stringify({ action, said })).toBe(takes);
          expect(player.balance()).toBe(began + judge.moved());
        }
      }
      expect(other.balance()).toBe(began);
      // A round that nobody ended is reported a day later.
      world.clock.advance(dayMs / 1000);
      tellUnfinished(world);
      const told = sql(
        world.db,
        "SELECT subject FROM alarm WHERE source = 'makers' AND message LIKE '%no end%' AND subject LIKE ? ORDER BY subject",
      ).all(`acme round ${own('r')}%`);
      expect(told.map(({ subject }) => subject)).toEqual(
        judge
          .open()
          .sort()
          .map((each) => `acme round ${own(`r${String(each)}`)}`),
      );
    }),
    { numRuns: count },
  );
  expect([...audit(world.db), ...auditMakers(world.db)]).toEqual([]);
  world.close();
}

test(
  '[AGG-07] after any of thousands of histories the books are in order, each sum moved once, and no bet is without an end',
  async () => {
    for (let left = runs; left > 0; left -= inOneWorld) await playHistories(Math.min(left, inOneWorld));
  },
  60_000 + runs * 150,
);
