import { expect, test } from 'vitest';

import type { PromotionListAnswer } from '../../../contracts/articles.ts';
import type { z } from '../../../contracts/zod.ts';
import { base, keyed, playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const offer = {
  id: 'welcome',
  product: 'sport',
  wager: 10,
  texts: { en: { title: 'Welcome', lead: 'Twice the first.' } },
};
const config = (client: Client, protection: object, ...bonusOffers: object[]) =>
  client.control<{ errors: { detail: string }[] }>('PATCH', 'config', { protection, bonusOffers });
const promotions = async (client: Client, lng = 'en') =>
  (await client.get<z.infer<typeof PromotionListAnswer>>(`/content-api/v1/promotions?lng=${lng}`)).body.data;

test('[LIM-69] in Great Britain a site with a bonus of more than ten times, or of two products, is refused and stays as it was', async () => {
  const client = await server.enter();
  expect((await config(client, { profile: 'GB' }, offer)).status).toBe(204);
  const harder = await config(client, { profile: 'GB' }, { ...offer, wager: 11 });
  expect([harder.status, harder.body.errors[0]?.detail]).toEqual([
    400,
    'bonusOffers[0].wager is 11: a bonus may not be staked more than 10 times here.',
  ]);
  expect((await config(client, { profile: 'GB' }, { ...offer, product: ['sport', 'casino'] })).status).toBe(400);
  expect((await promotions(client))[0]).toMatchObject({ id: 'welcome', title: 'Welcome' });
  // The country of an open site may change too: what it offers must fit then.
  expect((await config(client, { profile: 'open' }, { ...offer, wager: 35 })).status).toBe(204);
  expect((await client.control('PATCH', 'config', { protection: { profile: 'GB' } })).status).toBe(400);
});

test('[LIM-69] the card says product and wager, in the language of the page', async () => {
  const client = await server.enter();
  await config(client, {}, { ...offer, wager: 5 });
  expect((await promotions(client))[0]?.terms).toBe('For sport only. Wagering requirement: 5x before withdrawal.');
  expect((await promotions(client, 'ru'))[0]?.terms).toContain('Отыгрыш до вывода: ×5');
  const { body } = await client.get<{ data: { paragraphs: string[] } }>('/content-api/v1/promotions/welcome?lng=en');
  expect(body.data.paragraphs[0]).toContain('5x');
});

test('[LIM-70] [LIM-69] a player who takes a break sees no bonus, and nobody else gets their answer', async () => {
  const { client } = await playerOf(await server.enter(), { bonusOffers: [offer] });
  const ids = async (who: Client) => (await promotions(who)).map(({ id }) => id);
  expect(await ids(client)).toContain('welcome');
  await keyed(client, `${base}/timeout`, { days: 1 });
  expect(await ids(client)).not.toContain('welcome');
  expect((await client.get('/content-api/v1/promotions/welcome')).status).toBe(404);
  const { headers } = await client.get('/content-api/v1/promotions');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(await ids(client.other())).toContain('welcome');
});
