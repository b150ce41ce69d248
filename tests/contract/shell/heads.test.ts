import { expect, test } from 'vitest';

import { findRest } from '@/app/router/find-rest';
import { findHome } from '@/app/router/find-route';
import { placeOf } from '@/features/page-query';

import { housed, shippedName } from '../../../contracts/brand.ts';
import type { SeoPage } from '../../../contracts/content.ts';
import type { Snapshot } from '../../../contracts/feed.ts';
import { completeLanguages } from '../../../contracts/languages.ts';
import { mostSigns } from '../../../sandbox/content/seo/shortened.ts';
import { ownTexts } from '../../../sandbox/site/dictionaries.ts';
import { open } from '../../support/route-rows.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

/** Things of the world that no map names: boards, competitions, teams, disciplines, matches, terms. */
const things = [
  ...['/home/line/1-football', '/home/line/2-tennis', '/home/live/2-tennis'],
  ...['/home/line/epl', '/home/line/laliga', '/home/live/epl', '/champs/101', '/champs/107', '/team/10001/games'],
  ...['/cyber/real/dota', '/cyber/real/dota/champs', '/toto/hockey', '/toto/hockey/draw', '/lotto/catalog/1'],
  ...['/betting-alphabet/bets', '/betting-alphabet/bets/prices', '/casino/game/1/dice', '/casino/game/101/crash'],
];
/** These pages write their name themselves, from what they show. */
const namesItself = new Set([
  ...[
    'slots-game',
    'casino-game',
    'provider',
    'sport-game',
    'champ-results',
    'champ-final',
    'team-games',
    'team-section',
  ],
  ...['cyber-discipline', 'cyber-discipline-champs', 'cyber-discipline-champ', 'cyber-discipline-champ-game', 'rules'],
]);
/** A page that another address shows without its frame, or after a form was sent; the address itself redirects. */
const isAnother = (path: string) =>
  /\/501\/9$|thank-you|-frame\/|popup|-headless|\?|\/vulkan$|startdownload|^\/(?:coupon|banned|user|onpay|500|oldbrowser|nope|block|registration|login|office)/.test(
    path,
  );

async function listed(): Promise<string[]> {
  const { body } = await (await server.enter()).get<string>('/sitemap.xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname.slice(3) || '/',
  );
}

/** A match that is to come, under all its addresses. */
async function ofMatch(): Promise<string[]> {
  const client = await server.enter();
  const { body } = await client.get<Snapshot>('/feed-api/v1/snapshot?topic=list:line:1&lng=en');
  const { id = 0, champId = 0 } = body.entities.games?.[0] ?? {};
  return [
    `/home/line/1/${String(champId)}/${String(id)}`,
    `/home/line/1/${String(champId)}`,
    `/statistic/${String(id)}`,
  ];
}

const textsOf = (language: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...ownTexts([language]).map(({ texts }) => texts)) as Record<string, string>;

/** Each page of the host with what the content service tells of it. */
async function* pagesIn(language: string) {
  const client = await server.enter();
  const paths = [...new Set([...(await listed()), ...open.map(([, path]) => path), ...things, ...(await ofMatch())])];
  for (const path of paths.filter((one) => !isAnother(one))) {
    const { page: _, ...match } = findHome(path) ?? findRest(path);
    const { isEmpty, redirect, status } = match.meta;
    // An app brings its own page and its words.
    if (isEmpty === true || redirect !== undefined || status !== undefined) continue;
    const query = new URLSearchParams({ language, ...placeOf(path, match) });
    const { data } = (await client.get<{ data: SeoPage }>(`/content-api/v1/page?${query.toString()}`)).body;
    yield { path, meta: match.meta, data };
  }
}

test.each(completeLanguages)('[SEO-09] in %s no two pages have one title or one description', async (language) => {
  const texts = textsOf(language);
  const told = { title: new Map<string, string>(), description: new Map<string, string>() };
  const faults: string[] = [];
  let counted = 0;
  for await (const { path, meta, data } of pagesIn(language)) {
    counted += 1;
    const { description } = data;
    const title =
      data.title ||
      (namesItself.has(meta.pageId) ? '' : `${housed(texts[meta.title] ?? '', shippedName)} · ${shippedName}`);
    if (description === '' || description.length > mostSigns || description.includes('{{'))
      faults.push(`${path}: "${description}"`);
    for (const [what, text] of Object.entries({ title, description })) {
      const before = told[what as keyof typeof told].get(text);
      if (text !== '' && before !== undefined) faults.push(`${path} and ${before}: ${what} "${text}"`);
      told[what as keyof typeof told].set(text, path);
    }
  }
  expect(faults).toEqual([]);
  expect(counted).toBeGreaterThan(90);
});

/** The address as numbers name it, without the words behind them. */
const byNumber = (path: string) => path.replaceAll(/(?<=\/\d+)-[^/]*/g, '');

test('[SEO-11] the way to a page leads over pages that exist, each with a name of its own, and ends at the page', async () => {
  const faults: string[] = [];
  let counted = 0;
  for await (const { path, data } of pagesIn('es')) {
    const trail = data.structured?.trail ?? [];
    if (trail.length < 2) continue;
    counted += 1;
    if (byNumber(path) !== trail.at(-1)?.path) faults.push(`${path} is not where its way ends`);
    if (new Set(trail.map(({ name }) => name)).size < trail.length) faults.push(`${path}: a name comes twice`);
    for (const step of trail) {
      const { status, redirect } = (findHome(step.path) ?? findRest(step.path)).meta;
      if (status !== undefined || redirect !== undefined || step.name === '') faults.push(`${path}: ${step.path}`);
    }
  }
  expect(faults).toEqual([]);
  expect(counted).toBeGreaterThan(10);
});
