/** What a visitor leaves behind is bounded by their address, whatever they drop. */
import { expect, test } from 'vitest';

import type { Snapshot } from '../../../contracts/feed.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

/** Calls as somebody without any cookie, again and again. Gives how often each status came. */
async function statuses(
  client: Client,
  count: number,
  call: (visitor: Client, at: number) => Promise<{ status: number }>,
) {
  const found: Record<number, number> = {};
  for (let at = 0; at < count; at += 1) {
    const { status } = await call(client.other(), at);
    found[status] = (found[status] ?? 0) + 1;
  }
  return found;
}

test('[HTTP-33] questions and appeals of one address are counted without a cookie', async () => {
  const client = await server.enter();
  const ask = (visitor: Client, at: number) =>
    visitor.post('/support-api/v1/questions', { topic: 'a', text: 'b', email: `p${String(at)}@example.com` });
  expect(await statuses(client, 25, ask)).toEqual({ 201: 20, 429: 5 });
  await client.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 1 });
  const appeal = (visitor: Client) => visitor.post('/support-api/v1/appeals', { text: 'a' });
  expect(await statuses(client, 25, appeal)).toEqual({ 201: 20, 429: 5 });
});

test('[HTTP-33] nobody fills the mailbox of another, and no word of theirs is its subject', async () => {
  const client = await server.enter();
  const ask = (visitor: Client) =>
    visitor.post('/support-api/v1/questions', { topic: 'You have won', text: 'b', email: 'Other@example.com' });
  expect(await statuses(client, 5, ask)).toEqual({ 201: 3, 429: 2 });
  await client.control('POST', 'clock', { advance: 60 });
  const { body } = await client.control<{ data: { subject: string; text: string }[] }>(
    'GET',
    'mailbox?to=Other@example.com',
  );
  expect(body.data).toHaveLength(3);
  expect(JSON.stringify(body.data)).not.toContain('You have won');
});

test('[HTTP-33] sessions, and codes of coupons, of one address are bounded', async () => {
  const client = await server.enter();
  const start = (visitor: Client) => visitor.get('/web-api/session');
  const sessions = await statuses(client, 605, start);
  expect(sessions[429]).toBe(5);

  const { body } = await client.get<Snapshot>('/feed-api/v1/snapshot?topic=top:line&lng=en');
  const market = body.entities.markets?.find(({ isBlocked }) => !isBlocked);
  const { id, gameId, typeId, kind, coef } = market!;
  const bet = { marketId: id, gameId, typeId, kind, coef, blockId: 0, isLive: false };
  const save = (visitor: Client) => visitor.post('/coupon-api/v1/codes', { typeId: 0, bets: [bet] });
  expect(await statuses(client, 63, save)).toEqual({ 201: 60, 429: 3 });
});
