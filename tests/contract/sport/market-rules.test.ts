/** How a market is settled, as the page asks for it. */
import { beforeEach, expect, test } from 'vitest';

import type { Snapshot } from '../../../contracts/feed.ts';
import type { MarketRules } from '../../../contracts/market-rules.ts';
import { MarketRulesAnswer } from '../../../contracts/market-rules.ts';
import { marketGroups as G, sportIds } from '../../../contracts/markets.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();
let client: Client;
beforeEach(async () => {
  client = await server.enter();
  await client.control('POST', 'simulator', { run: false });
});

const rulesOf = (market: string, lng = 'en') =>
  client.get<{ data: MarketRules }>(`/feed-api/v1/market-rules?market=${encodeURIComponent(market)}&lng=${lng}`);
const topicOf = async (topic: string) =>
  (await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=${encodeURIComponent(topic)}&lng=en`)).body.entities;

test('[RULE-01] every market of a football match says its rule, in the language that asks; a total shows what scores bring', async () => {
  const [match] = (await topicOf('list:line:1')).games ?? [];
  const { markets = [] } = await topicOf(`game:${String(match!.id)}`);
  const first = new Map(markets.map((market) => [market.groupId, market]));
  expect(first.size).toBeGreaterThan(60);
  for (const { id } of first.values()) {
    const { status, body } = await rulesOf(String(id));
    expect([status, MarketRulesAnswer.safeParse(body).success]).toEqual([200, true]);
  }
  const total = first.get(G.total)!;
  const [english, arabic] = [await rulesOf(String(total.id)), await rulesOf(String(total.id), 'ar')];
  expect(english.body.data.rule).toContain('Over wins above the line');
  expect(english.body.data.examples.map(({ isPaid }) => isPaid)).toContain(true);
  expect(arabic.body.data.rule).toMatch(/^\p{Script=Arabic}/u);
});

test.each([
  [sportIds.football, G.result, /regular time/i],
  [sportIds.basketball, G.winner, /overtime/i],
] as const)('[RULE-02] in sport %i the rule of market %i says which time counts', async (sport, group, words) => {
  const { games = [] } = await topicOf(`list:line:${String(sport)}`);
  const { markets = [] } = await topicOf(`game:${String(games[0]!.id)}`);
  const { body } = await rulesOf(String(markets.find(({ groupId }) => groupId === group)!.id));
  expect(JSON.stringify(body.data)).toMatch(words);
});

test.each(['', '0', '-1', 'NaN', '1e9', '9'.repeat(40), '9007199254740991'])(
  '[RULE-01] what is no outcome on offer has no rule: %j',
  async (market) => {
    expect((await rulesOf(market)).status).toBe(404);
  },
);
