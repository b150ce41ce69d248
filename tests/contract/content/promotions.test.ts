import { expect, test } from 'vitest';

import type { PromotionAnswer, PromotionListAnswer } from '../../../contracts/articles.ts';
import { completeLanguages } from '../../../contracts/languages.ts';
import { bonusWorth } from '../../../contracts/maths/bonus-worth.ts';
import type { z } from '../../../contracts/zod.ts';
import { base, keyed, playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Settings = { data: { firstDepositBonusSetting: { first_deposit_bonus_type: number } } };
const list = async (client: Client, lng = 'en') =>
  (await client.get<z.infer<typeof PromotionListAnswer>>(`/content-api/v1/promotions?lng=${lng}`)).body.data;
const one = async (client: Client, id: string, lng = 'en') =>
  (await client.get<z.infer<typeof PromotionAnswer>>(`/content-api/v1/promotions/${id}?lng=${lng}`)).body.data;
const newPlayer = async (client: Client) => {
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'new',
  });
  await client.logIn(body.data.login, body.data.password);
};

test.each(completeLanguages)(
  '[PROMO-01] in %s every promotion says what it gives, what it costs and until when, and leaves no gap',
  async (lng) => {
    const client = await server.enter();
    await client.control('PATCH', 'config', { isAvailableCouponBonusBet: true });
    const all = await list(client, lng);
    expect(all.map(({ id }) => id)).toEqual([
      ...['first-deposit-sport', 'first-deposit-casino', 'express-bonus', 'cashback', 'safe-account'],
      ...['own-limit', 'play-money'],
    ]);
    for (const { id, language } of all) {
      const promotion = await one(client, id, lng);
      expect(language).toBeUndefined();
      expect(promotion.conditions.length, id).toBeGreaterThan(2);
      expect(JSON.stringify(promotion), id).not.toContain('{{');
      const { gives, costs, untilNote } = promotion;
      for (const text of [gives.figure, gives.note, costs.figure, costs.note, untilNote]) expect(text, id).not.toBe('');
    }
  },
);

test('[PROMO-03] [LIM-69] the terms on the page are those by which the bonus is given', async () => {
  const client = await server.enter();
  await newPlayer(client);
  type Offers = { data: { offers: { most: number; wager: number; days: number; iso: string }[] } };
  const [offer] = (await client.get<Offers>('/office-api/v1/bonuses/deposit')).body.data.offers;
  for (const id of ['first-deposit-sport', 'first-deposit-casino']) {
    const { deal } = await one(client, id);
    expect(deal).toMatchObject({ iso: offer?.iso, amount: offer?.most, wager: offer?.wager, days: offer?.days });
    expect(deal?.wager).toBeLessThanOrEqual(10);
    expect(bonusWorth({ bonus: 25_000, wager: deal!.wager, share: deal! }).worth).toBeGreaterThan(0);
  }
});

test('[PROMO-02] [LIM-70] the choice stands at no bonus, and the page shows the one that the player saved', async () => {
  const client = await server.enter();
  await newPlayer(client);
  expect((await list(client)).map(({ state }) => state)).not.toContain('chosen');
  const { choice } = await one(client, 'first-deposit-casino');
  const saved = await client.call<Settings>('PATCH', '/office-api/v1/settings', {
    name: 'first_deposit_bonus_type',
    value: choice,
  });
  expect(saved.body.data.firstDepositBonusSetting.first_deposit_bonus_type).toBe(2);
  const chosen = (await list(client)).filter(({ state }) => state === 'chosen');
  expect(chosen.map(({ id }) => id)).toEqual(['first-deposit-casino']);
});

test('[PROMO-01] a player with a running bonus sees it as running, and one who had theirs sees none of the first deposit', async () => {
  const client = await server.enter();
  const enterAs = async (profile: string) => {
    const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
    const own = client.other();
    await own.logIn(body.data.login, body.data.password);
    return list(own);
  };
  expect((await enterAs('bonus')).find(({ state }) => state === 'running')?.id).toBe('first-deposit-sport');
  expect((await enterAs('player')).map(({ id }) => id)).not.toContain('first-deposit-sport');
});

test('[LIM-70] a player who takes a break is offered nothing at all, whatever it costs', async () => {
  const { client } = await playerOf(await server.enter());
  expect((await list(client)).length).toBeGreaterThan(2);
  await keyed(client, `${base}/timeout`, { days: 1 });
  expect(await list(client)).toEqual([]);
});

test('[PROMO-05] the SEO answer for an article, a promotion and a landing has their title and their first sentence', async () => {
  const client = await server.enter();
  const head = async (section: string, subsectionId: string, language = 'en') => {
    const query = new URLSearchParams({ section, subsectionId, language });
    const { data } = (
      await client.get<{ data: { title: string; description: string } }>(`/content-api/v1/page?${query.toString()}`)
    ).body;
    return [data.title, data.description];
  };
  expect(await head('news', 'how-limits-work', 'ru')).toEqual([
    'Как работают лимиты · Openbook',
    'Сниженный лимит действует сразу. Повышенный ждёт и просит подтвердить его ещё раз.',
  ]);
  expect((await head('promotions', 'cashback'))[0]).toBe('Cashback on sports bets · Openbook');
  expect((await head('page', 'first-bet', 'es'))[0]).toBe('Cinco pasos · Openbook');
  // There is no such article: its page names itself, and says nothing of others.
  expect(await head('news', 'nothing')).toEqual(['', '']);
});

test('[ROUTE-147] the alphabet has the same words in six languages, and names English where nobody has translated them', async () => {
  const client = await server.enter();
  type Alphabet = {
    data: { language?: string; blocks: { categories: { terms: { slug: string; title: string }[] }[] }[] };
  };
  const terms = async (lng: string) => {
    const { data } = (await client.get<Alphabet>(`/content-api/v1/alphabet?lng=${lng}`)).body;
    return {
      language: data.language,
      all: data.blocks.flatMap(({ categories }) => categories.flatMap((own) => own.terms)),
    };
  };
  const english = await terms('en');
  expect(english.all.length).toBeGreaterThan(30);
  for (const lng of completeLanguages.filter((code) => code !== 'en')) {
    const own = await terms(lng);
    expect([own.language, own.all.map(({ slug }) => slug)]).toEqual([undefined, english.all.map(({ slug }) => slug)]);
  }
  expect((await terms('vi')).language).toBe('en');
});

test('[PROMO-07] who asked for no offers gets none anywhere, and a bonus that they chose before stays', async () => {
  const client = await server.enter();
  await newPlayer(client);
  const offers = async () =>
    (await client.get<{ data: { offers: unknown[] } }>('/office-api/v1/bonuses/deposit')).body.data.offers.length;
  const set = (name: string, value: unknown) => client.call('PATCH', '/office-api/v1/settings', { name, value });
  const settings = async () =>
    (await client.get<{ data: { promoSetting: { areOffersHidden: boolean } } }>('/office-api/v1/settings')).body.data;
  expect([(await list(client)).length > 0, await offers()]).toEqual([true, 1]);
  await set('hide_offers', true);
  expect((await settings()).promoSetting.areOffersHidden).toBe(true);
  expect([(await list(client)).length, await offers()]).toEqual([0, 0]);
  await set('first_deposit_bonus_type', 1);
  expect(await offers()).toBe(1);
  await set('hide_offers', false);
  expect((await list(client)).length).toBeGreaterThan(0);
});
