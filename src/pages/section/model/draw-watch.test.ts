import { createHash, createHmac } from 'node:crypto';

import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { drawsOf, messagesOf } from '@contracts/games';
import type { LottoDraw } from '@contracts/lotto';
import { lottos, lottoSeeds, lottoSeedText, lottoShape, toldNumbers } from '@contracts/pools';

import { $chains, chainAlarmAnswered } from '@/entities/casino/chains';
import { $userId } from '@/entities/session';
import { $purchases, ticketsRead, ticketWanted } from '@/features/pools/buy-ticket';
import { fetchFx } from '@/shared/api';

import { $alarmed, drawsShown } from './draw-watch';

const lotto = lottos[0];
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [length, value] = [40, sha256('a value of the beacon')];

function chainOf(
  id: number,
  seed = `seed ${String(id)}`,
  publicValue: string | null = 'https://beacon.example/public/9',
) {
  const hashes = [sha256(seed)];
  while (hashes.length <= length) hashes.push(sha256(hashes.at(-1) ?? ''));
  const hashOf = (number: number) => hashes[length - number] ?? '';
  const salt = publicValue === null ? 'salt' : value;
  return { told: { id, terminating: hashOf(0), salt, length, publicValue }, hashOf };
}
type Chain = ReturnType<typeof chainOf>;
const [first, second] = [chainOf(1), chainOf(2)];

/** Draw `number` of the lottery, which is that of its chain too. */
function drawOf(
  number: number,
  isOver: boolean,
  { chain = first, place = number }: { chain?: Chain; place?: number } = {},
): LottoDraw {
  const hash = chain.hashOf(place);
  const seed = sha256(lottoSeedText(hash));
  const shape = lottoShape(lotto);
  const digests = messagesOf(lottoSeeds(lotto, number, seed, chain.told.salt), shape).map((message) =>
    createHmac('sha256', seed).update(message).digest(),
  );
  return {
    ...{ id: 100 + number, lottoId: lotto.id, number, at: number * 3600, committedAt: 0, commitment: sha256(seed) },
    numbers: isOver ? toldNumbers(drawsOf(Buffer.concat(digests), shape)) : null,
    seed: isOver ? seed : null,
    place: { chain: chain.told, number: place, hash: isOver ? hash : null, next: second.told },
    winners: [],
  };
}
const game = { id: lotto.id, slug: lotto.slug, pick: 6, of: 49, price: 20, currency: 'RUB', prizes: [] };
const catalog = (draws: LottoDraw[]) => ({ path: '/lotto-api/v1/catalog', answer: { data: [{ ...game, draws }] } });
const results = (draws: LottoDraw[]) => ({
  path: '/lotto-api/v1/results',
  answer: { data: draws, total_count: draws.length, page: 1, pageSize: 30 },
});
const one = (draw: LottoDraw) => ({ path: `/lotto-api/v1/${String(draw.id)}`, answer: { data: draw } });
const onSale = (from: number, to: number, over?: Parameters<typeof drawOf>[2]) =>
  Array.from({ length: to - from + 1 }, (_, index) => drawOf(from + index, false, over));

/** The page of a player who has seen the draws from 3 to 10 on sale. */
async function setup() {
  const sent: string[] = [];
  const scope = fork({
    values: [[$userId, 7]] as never,
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          sent.push(request.url);
          const isTicket = request.url.endsWith('/tickets');
          return Promise.resolve(Response.json(isTicket ? { data: { id: 1 } } : {}, { status: isTicket ? 201 : 404 }));
        },
      ],
    ] as never,
  });
  const tell = (read: { path: string; answer: unknown }) => allSettled(ticketsRead, { scope, params: read });
  await allSettled(drawsShown, { scope });
  await tell(catalog(onSale(3, 10)));
  return { scope, sent, tell, alarm: () => scope.getState($chains)[`lotto-${String(lotto.id)}`]?.alarm };
}

test('[FAIR-19] draws of an honest house raise no alarm, on sale, drawn and looked at one by one, in any order', async () => {
  const { tell, alarm, scope } = await setup();
  await tell(results([drawOf(4, true), drawOf(3, true), drawOf(2, true), drawOf(1, true)]));
  await tell(catalog(onSale(5, 12)));
  await tell(one(drawOf(2, true)));
  await tell(one(drawOf(9, false)));
  await tell(catalog(onSale(30, 37)));
  await tell(one(drawOf(36, true)));
  expect([alarm(), scope.getState($alarmed)]).toEqual([null, []]);
});

const other = chainOf(1, 'ground until it pays less');
test.each([
  ['exchanges the chain', 'exchanged', catalog(onSale(3, 10, { chain: other }))],
  [
    'exchanges the public value',
    'exchanged',
    catalog(onSale(3, 10, { chain: { ...first, told: { ...first.told, salt: sha256('x') } } })),
  ],
  [
    'names another public value',
    'exchanged',
    catalog(onSale(3, 10, { chain: { ...first, told: { ...first.told, publicValue: 'y' } } })),
  ],
  [
    'promises another chain than before',
    'exchanged',
    catalog(
      onSale(3, 10).map((draw) => ({
        ...draw,
        place: { ...draw.place!, next: { ...second.told, terminating: sha256('x') } },
      })),
    ),
  ],
  ['gives a draw another hash', 'promise', one({ ...drawOf(5, false), commitment: sha256('x') })],
  ['moves a draw to a place that suits it', 'promise', one({ ...drawOf(5, true, { place: 6 }) })],
  [
    'leaves out a number while nobody looks',
    'gap',
    catalog(Array.from({ length: 8 }, (_, at) => drawOf(20 + at, false, { place: 22 + at }))),
  ],
  [
    'plays an old number again',
    'replayed',
    catalog(onSale(11, 18).map((draw, at) => ({ ...draw, place: { ...draw.place!, number: at + 1 } }))),
  ],
  [
    'grinds the hash of one draw',
    'broken',
    one({ ...drawOf(2, true, { chain: other }), place: { ...drawOf(2, true).place!, hash: other.hashOf(2) } }),
  ],
  [
    'keeps the hash of a draw to itself',
    'broken',
    one({ ...drawOf(2, true), place: { ...drawOf(2, true).place!, hash: null } }),
  ],
  ['says other numbers', 'draws', one({ ...drawOf(2, true), numbers: [1, 2, 3, 4, 5, 6] })],
] as const)(
  '[FAIR-19] a house that %s: %s, and no ticket goes out until the player has answered',
  async (_, kind, lie) => {
    const { tell, alarm, scope, sent } = await setup();
    expect(alarm()).toBeNull();
    await tell(lie);
    expect([alarm(), scope.getState($alarmed)]).toEqual([kind, [`lotto-${String(lotto.id)}`]]);
    const want = () => allSettled(ticketWanted, { scope, params: { house: 'lotto', order: { lottoId: lotto.id } } });
    await want();
    expect(sent).toEqual([]);
    expect(scope.getState($purchases).lotto).toMatchObject({ state: 'refused', code: -1 });
    await allSettled(chainAlarmAnswered, { scope, params: `lotto-${String(lotto.id)}` });
    await want();
    expect(sent.some((url) => url.endsWith('/lotto-api/v1/tickets'))).toBe(true);
  },
);
