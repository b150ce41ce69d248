import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';

import { type Backend, createBackend, type Offer } from '../model/backend.ts';
import { openBrowser } from '../model/browser.ts';
import type { Command } from '../model/command.ts';
import { add, everything, finish, logout, odds, offline, pass, place, stake } from '../model/commands.ts';
import { expectTruth } from '../model/oracle.ts';
import { sell } from '../model/selling.ts';

/**
 * Every run has the same histories, so that a failure comes from a change. MODEL_SEED takes other histories.
 * MODEL_RUNS=500 takes minutes; run it after a change of the coupon.
 */
const runs = Number(process.env.MODEL_RUNS ?? 20);
const seed = Number(process.env.MODEL_SEED ?? 526_041);
/** Numbers of line and live matches in one history. Only the last step of a history uses the last match. */
const [line, live] = [4, 2];

/**
 * A history that takes longer waits for something that never comes. This is real time, because histories have clocks of
 * their own.
 */
const patienceMs = 120_000;
const { setTimeout: realTimeout, clearTimeout: realClear } = globalThis;

let backend: Backend | null = null;
let isStuck = false;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: 1_790_000_000_000,
  });
  // Pauses between connections must be the same in every run.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const)
    vi.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => {
  // The world uses the fake clocks.
  backend?.close();
  backend = null;
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function stage(): Promise<{ backend: Backend; offers: Offer[] }> {
  const known = backend?.takeOffers(line, live);
  if (backend && known) return { backend, offers: known.toReversed() };
  backend?.close();
  // Tabs of earlier histories may still have timers.
  vi.clearAllTimers();
  backend = await createBackend();
  const offers = backend.takeOffers(line, live);
  if (offers === null) throw new Error('The world has too few matches.');
  return { backend, offers: offers.toReversed() };
}

const history = fc.commands(everything, { maxCommands: 12, size: 'max' });
/** Every second history begins with an open bet, so that there is something to sell. */
const opening = [add(0, false, 2), stake(0, false, 50_00), place(0, false, 'ok'), pass(1000)];

/** Plays one history from an empty coupon, and places a bet at its end. */
async function play(commands: Iterable<Command>, hasBet = false): Promise<void> {
  // Shorter versions of a stuck history would be stuck too, and each would take the whole patience.
  if (isStuck) return;
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const patience = realTimeout(() => {
    isStuck = true;
    reject(new Error(`A history does not end: ${[...commands].map(String).join(', ')}`));
  }, patienceMs);
  try {
    await Promise.race([playThrough(commands, hasBet), tooLong]);
  } finally {
    realClear(patience);
  }
}

async function playThrough(commands: Iterable<Command>, hasBet: boolean): Promise<void> {
  const { backend: at, offers } = await stage();
  const browser = await openBrowser(at, offers);
  try {
    await browser.logIn(0, 0);
    const start = () => ({ model: { isDown: false }, real: browser });
    if (hasBet) await fc.asyncModelRun(start, opening);
    await fc.asyncModelRun(start, commands);
    await expectTruth(browser);
  } finally {
    await browser.close();
  }
}

test(
  '[BET-15] [BET-20] whatever player, matches and network do: one bet for one intention, the truth about each, no bet lost from the coupon, and always a way on',
  async () => {
    process.stdout.write(`coupon model: seed ${String(seed)}, ${String(runs)} histories\n`);
    await fc.assert(fc.asyncProperty(history, fc.boolean(), play), {
      numRuns: runs,
      seed,
    });
  },
  180_000 + runs * 3000,
);

/** Histories that once failed, by a fault of the product or of this model. */
const found: [string, Command[], boolean?][] = [
  ['a slip that the network delivers twice', [add(0, false, 2), place(0, false, 'twice')]],
  [
    'a live bet, placed by the other tab at odds that have just fallen',
    [add(0, false, 0), odds(0, 1.05), place(1, true, 'twice'), finish(2, 0)],
  ],
  ['a match that is over, picked before the network went away', [finish(2, 0), add(0, false, 2), offline()], true],
  ['odds that moved while the tabs were offline', [offline(), pass(9000), odds(0, 1.05)]],
  ['a sale whose player signs out before its late answer', [sell(0, true, 1, false, 'slow'), logout(0)], true],
];
test.each(found)('[BET-20] %s', (_, commands, hasBet) => play(commands, hasBet));
