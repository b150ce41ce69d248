/** Races as a player meets them: on offer, run by the clock, some without a runner, and settled to the cent. */
import { beforeAll, expect, test } from 'vitest';

import { errorCodes } from '../../../contracts/common.ts';
import { betStatuses, type Coupon } from '../../../contracts/coupon.ts';
import type { Snapshot } from '../../../contracts/feed.ts';
import type { RaceCard } from '../../../contracts/racing.ts';
import { greyhounds, horseRacing } from '../../../contracts/racing-sports.ts';
import { marketsOf, type Pick, place, placed, type Refused, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();
const stake = 10;
const hour = 3600;

/** Races of a sport that begin after so many seconds, with what is on offer in each. */
async function racesFrom(client: Client, sportId: number, seconds: number, count: number): Promise<Pick[][]> {
  const path = `/feed-api/v1/snapshot?topic=list:line:${String(sportId)}&lng=en`;
  const { games = [] } = (await client.get<Snapshot>(path)).body.entities;
  const from = (await client.now()) + seconds;
  const next = games
    .filter(({ startAt, status }) => status === 0 && startAt > from)
    .toSorted((one, other) => one.startAt - other.startAt)
    .slice(0, count);
  return Promise.all(
    next.map(async (match) => (await marketsOf(client, match.id)).map((market) => ({ match, market }))),
  );
}
const cardOf = async (client: Client, { match }: Pick): Promise<RaceCard> =>
  (await client.get<{ data: RaceCard }>(`/feed-api/v1/race?gameId=${String(match.id)}&lng=en`)).body.data;

type Taken = { pick: Pick; coupon: Coupon };
let client: Client;
let taken: Taken[];
beforeAll(async () => {
  client = await server.enter({ share: 1, seed: 11 });
  await client.logIn();
  // Runners are withdrawn in the hours before a race: bets that are taken long before meet most of it.
  const races = [
    ...(await racesFrom(client, horseRacing, 3 * hour, 8)),
    ...(await racesFrom(client, greyhounds, 3 * hour, 8)),
  ];
  taken = [];
  for (const pick of races.flat())
    if (!pick.market.isBlocked)
      taken.push({ pick, coupon: await placed(client, slipOf([pick], { amount: stake, changeCoefAction: 1 })) });
  await client.control('POST', 'clock', { advance: 6 * hour });
  // The session was shorter.
  await client.logIn();
}, 60_000);

/** What each bet came to, beside the card of its race. */
async function ends() {
  const cards = new Map<number, RaceCard>();
  const found: { runner: RaceCard['runners'][number]; card: RaceCard; now: Coupon }[] = [];
  for (const { pick, coupon } of taken) {
    const card = cards.get(pick.match.id) ?? (await cardOf(client, pick));
    cards.set(pick.match.id, card);
    const { data: now } = (await client.get<{ data: Coupon }>(`/coupon-api/v1/coupons/${coupon.id}`)).body;
    found.push({ card, now, runner: card.runners.find(({ marketId }) => marketId === pick.market.id)! });
  }
  return found;
}
const ofStatus = (found: Awaited<ReturnType<typeof ends>>, statusId: number) =>
  found.filter(({ now }) => now.statusId === statusId);

test('[RACE-01] [RACE-04] every bet on the races of some hours is settled by the placing of its runner', async () => {
  const found = await ends();
  expect(found.length).toBeGreaterThan(120);
  for (const { card, now, runner } of found) {
    expect([card.race.state, now.state]).toEqual(['over', 'settled']);
    if (runner.out) expect(now).toMatchObject({ statusId: betStatuses.return, payout: stake });
    else expect(now.payout! > 0, JSON.stringify(runner)).toBe(runner.result!.place === 1);
  }
  expect(ofStatus(found, betStatuses.win).length).toBeGreaterThanOrEqual(16);
});

test('[RACE-03] a runner that stays at home gives stakes back, and the winner of its race is paid less by its odds', async () => {
  const found = await ends();
  const home = found.filter(({ runner }) => runner.out);
  expect(home.length).toBeGreaterThan(1);
  const winners = ofStatus(found, betStatuses.win).filter(({ runner }) => runner.result?.share === 1);
  const cuts = winners.map(({ card, now }) => {
    // The bets were taken long before the races: who was out by then was not on offer.
    const since = card.runners.filter(({ out }) => out && out.at > now.placedAt);
    const cut = Math.min(
      90,
      since.reduce((sum, { out }) => sum + out!.percent, 0),
    );
    const won = stake * (now.coef - 1);
    expect(now.payout).toBeCloseTo(stake + (won * (100 - cut)) / 100, 1);
    return cut;
  });
  expect(cuts.some((cut) => cut > 0)).toBe(true);
  expect(cuts.some((cut) => cut === 0)).toBe(true);
});

test('[RACE-04] a race takes bets until its off and none after it', async () => {
  const [[pick]] = (await racesFrom(client, horseRacing, 0, 1)) as [[Pick]];
  expect((await cardOf(client, pick)).race.state).toBe('open');
  const late = slipOf([pick], { amount: stake, changeCoefAction: 1 });
  await client.control('POST', 'clock', { advance: pick.match.startAt - (await client.now()) + 1 });
  expect((await cardOf(client, pick)).race.state).toBe('off');
  const { body } = await place<Refused>(client, late);
  expect([errorCodes.marketClosed, errorCodes.gameFinished]).toContain(body.code);
});
