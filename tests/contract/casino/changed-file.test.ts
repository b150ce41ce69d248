/** Somebody changes the file of a player's rounds between the page and the verifier. Row FAIR-23. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { LottoGame } from '../../../contracts/lotto.ts';
import type { PlayedRound } from '../../../contracts/played-rounds.ts';
import type { PoolPurse } from '../../../contracts/pools-common.ts';
import type { GameRound } from '../../../contracts/rounds.ts';
import { checkFile } from '../../../plugins/round-verifier/read.ts';
import { recordOf } from '../../../src/pages/casino/history/lib/sheet.ts';
import { playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
const base = '/games-api/v1';
type File = { rounds: (GameRound & { lotto?: object })[]; sums: string[] };

/** Rounds of dice that won and lost, with open seeds, and a ticket of a lottery, as the page saves them. */
async function saved(client: Client): Promise<string> {
  const keyed = async <T>(path: string, body: object): Promise<T> => {
    const { status, body: answer } = await client.post<T>(path, body, { 'Idempotency-Key': randomUUID() });
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code < 300)]);
    return answer;
  };
  const launched = await keyed<{ data: { sessionId: string } }>(`${base}/launch`, { gameId: 'dice', mode: 'real' });
  const at = `${base}/sessions/${launched.data.sessionId}/rounds`;
  const payouts: number[] = [];
  // Two that lost and two that won, with the seed open.
  const isEnough = () => [payouts.filter((paid) => paid === 0), payouts.filter(Boolean)].every((own) => own.length > 1);
  while (!isEnough()) {
    const { data } = await keyed<{ data: { round: GameRound } }>(at, { stake: 2, choice: { below: 5000 } });
    payouts.push(data.round.payout);
  }
  await client.post(`${base}/seeds`, { clientSeed: 'mine' });
  const catalog = (await client.get<{ data: LottoGame[] }>('/lotto-api/v1/catalog')).body.data;
  const game = catalog.find(({ slug }) => slug === '4-20')!;
  const { accountId, rate } = (await client.get<{ data: PoolPurse }>('/lotto-api/v1/purse')).body.data;
  await keyed('/lotto-api/v1/tickets', {
    ...{ lottoId: game.id, firstDrawId: game.draws[0]!.id, draws: 1, lines: [[1, 2, 3, 4]], accountId },
    price: Math.ceil((game.price / rate) * 100) / 100,
  });
  const { data } = (await client.get<{ data: PlayedRound[] }>(`${base}/rounds?pageSize=100`)).body;
  return recordOf(data, {});
}

const changeAt =
  (which: (round: GameRound) => boolean, change: (round: GameRound) => Partial<GameRound>) =>
  ({ rounds, sums }: File): File => {
    const place = rounds.findIndex((round) => round.game === 'dice' && which(round));
    return { sums, rounds: rounds.with(place, { ...rounds[place]!, ...change(rounds[place]!) }) };
  };
const lost = ({ payout }: GameRound) => payout === 0;
const won = ({ payout }: GameRound) => payout > 0;

const changes: readonly (readonly [what: string, change: (file: File) => File])[] = [
  ['the stake of a lost round', changeAt(lost, () => ({ stake: 1 }))],
  ['the stake of a won round', changeAt(won, () => ({ stake: 1 }))],
  ['the choice of a lost round, so that it stays lost', changeAt(lost, () => ({ choice: { below: 4999 } }))],
  ['the payout of a lost round', changeAt(lost, () => ({ payout: 4 }))],
  ['the payout of a won round', changeAt(won, ({ payout }) => ({ payout: payout - 1 }))],
  ['the time of a round', changeAt(won, ({ at }) => ({ at: at - 86_400_000 }))],
  ['the currency of a round', changeAt(lost, () => ({ currency: 'JPY' }))],
  ['the hash of a round', changeAt(won, () => ({ commitment: 'ab'.repeat(32) }))],
  [
    'the price of a ticket',
    ({ rounds, sums }) => ({
      sums,
      rounds: rounds.map((round) => (round.lotto === undefined ? round : { ...round, stake: round.stake + 1 })),
    }),
  ],
  ['the order of two rows', ({ rounds: [a, b, ...rest], sums }) => ({ rounds: [b!, a!, ...rest], sums })],
  [
    'the order of two rows with their sums',
    ({ rounds: [a, b, ...rounds], sums: [one, two, ...sums] }) => ({
      ...{ rounds: [b!, a!, ...rounds], sums: [two!, one!, ...sums] },
    }),
  ],
  ['a row that is missing', ({ rounds, sums }) => ({ rounds: rounds.toSpliced(2, 1), sums })],
  [
    'a row that is missing with its sum',
    ({ rounds, sums }) => ({ rounds: rounds.toSpliced(2, 1), sums: sums.toSpliced(2, 1) }),
  ],
  [
    'the last row, missing with its sum',
    ({ rounds, sums }) => ({ rounds: rounds.slice(0, -1), sums: sums.slice(0, -1) }),
  ],
  ['the first row, missing with its sum', ({ rounds, sums }) => ({ rounds: rounds.slice(1), sums: sums.slice(1) })],
  ['a row that is doubled', ({ rounds, sums }) => ({ rounds: rounds.toSpliced(2, 0, rounds[2]!), sums })],
  [
    'a row that is doubled with its sum',
    ({ rounds, sums }) => ({ rounds: [...rounds, rounds.at(-1)!], sums: [...sums, sums.at(-1)!] }),
  ],
];

test('[FAIR-23] a file of rounds as it was saved is right; the verifier finds every change of a row, of the order and of how many there are', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const text = await saved(client);
  const bad = async (file: string) =>
    (await checkFile(file))!.filter(({ said }) => said !== 'right' && said !== 'open').map(({ said }) => said);
  expect(await bad(text)).toEqual([]);
  for (const [what, change] of changes) {
    const file = JSON.stringify(change(JSON.parse(text) as File), null, 1);
    expect([what, (await bad(file)).length > 0]).toEqual([what, true]);
  }
  // A file from before there were sums reads as it did, and a doubled row is found in it too.
  const { rounds } = JSON.parse(text) as File;
  expect(await bad(JSON.stringify({ rounds }))).toEqual([]);
  expect(await bad(JSON.stringify({ rounds: [...rounds, rounds[0]!] }))).toEqual(['twice', 'twice']);
});
