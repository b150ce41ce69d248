/** A house that cheats in rounds that one plays alone: its answers are changed between the real server and the page. Rows CAS-17, FAIR-11. */
import { expect, test } from 'vitest';

import { balanceRefreshRequested } from '@/entities/account';
import { $kept } from '@/features/casino/promise';

import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import { playPressed, stakeTyped, stepPressed } from '../../../src/pages/casino/room/model/form.ts';
import { roomOpened } from '../../../src/pages/casino/room/model/opened.ts';
import { browser, ground, type Lie, quickPlayer } from '../support/hostile-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const enter = async () => quickPlayer(await server.enter());

type Played = { round: GameRound; session: GameSession };
const withSeed = ({ round, session }: Played, change: object) => ({
  round: { ...round, ...('commitment' in change && { commitment: change.commitment }) },
  session: { ...session, seed: { ...session.seed, ...change } },
});
const own: [string, string, Lie<Played>][] = [
  ['grinds a seed when it has read the part', 'exchanged', (told) => withSeed(told, { commitment: ground })],
  ['exchanges the seed that it promised next', 'next', (told) => withSeed(told, { next: ground })],
  [
    'exchanges the player’s part',
    'part',
    (told) => withSeed({ ...told, round: { ...told.round, clientSeed: 'ground' } }, { clientSeed: 'ground' }),
  ],
  ['plays a count again', 'count', ({ round, session }) => ({ session, round: { ...round, nonce: 0 } })],
  ['leaves out a count that would win', 'gap', ({ round, session }) => ({ session, round: { ...round, nonce: 7 } })],
];
test('[CAS-17] over HTTP, rounds that one plays alone: an honest house raises no alarm, each of five others does', async () => {
  for (const [name, alarm, lie] of own) {
    const { scope, fire, turn } = browser('/casino/game/1/dice', await enter());
    await fire(balanceRefreshRequested, undefined);
    await fire(roomOpened, undefined);
    await fire(stakeTyped, '20');
    for (let round = 0; round < 2; round += 1) await fire(playPressed, undefined);
    expect([name, scope.getState($kept).alarm, scope.getState($kept).rounds.length]).toEqual([name, null, 2]);
    turn(/\/rounds$/, lie);
    await fire(playPressed, undefined);
    expect([name, scope.getState($kept).alarm]).toEqual([name, alarm]);
  }
});

/** What a house tells of another bet than was sent, with a sum that is right for it. */
const ofRound: [string, (round: GameRound) => object][] = [
  ['another choice', () => ({ choice: { below: 200 } })],
  ['half of the stake', ({ stake }) => ({ stake: stake / 2 })],
  ['another currency', () => ({ currency: 'EUR' })],
];
const ofStep: typeof ofRound = [
  ['another cell', ({ choice }) => ({ choice: { ...choice, cells: [24] } })],
  ['fewer mines than were chosen', ({ choice }) => ({ choice: { ...choice, mines: 1 } })],
  ['half of the stake', ({ stake }) => ({ stake: stake / 2 })],
];
test.each([...ofRound.map((lie) => ['dice', ...lie] as const), ...ofStep.map((lie) => ['mines', ...lie] as const)])(
  '[FAIR-11] over HTTP, %s: a house that tells %s is found by what this browser sent',
  async (game, _, change) => {
    const { scope, fire, turn } = browser(`/casino/game/1/${game}`, await enter());
    await fire(balanceRefreshRequested, undefined);
    await fire(roomOpened, undefined);
    await fire(stakeTyped, '20');
    await fire(playPressed, undefined);
    expect([scope.getState($kept).rounds.length, scope.getState($kept).alarm]).toEqual([1, null]);
    turn(/\/(?:rounds|steps)$/, ({ round, session }: Played) => ({ session, round: { ...round, ...change(round) } }));
    if (game === 'dice') await fire(playPressed, undefined);
    else await fire(stepPressed, { cell: 0 });
    expect(scope.getState($kept).alarm).toBe('bet');
  },
);
