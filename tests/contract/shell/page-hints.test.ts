/** What the document says of the files that its page waits for. Needs a build in dist/. */
import { readFileSync } from 'node:fs';

import { beforeEach, expect, test } from 'vitest';

import { offers, type Pick } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

type Hint = { path: string; as: string; integrity: string | null };

const server = useServer();
let client: Client;
beforeEach(async () => {
  client = await server.enter();
});

async function hintsOf(path: string): Promise<Hint[]> {
  const { headers } = await client.get(path);
  return [...(headers.get('Link') ?? '').matchAll(/<([^>]+)>; rel=preload; as=(\w+)([^<]*)/g)].map(
    ([, address = '', as = '', rest = '']) => ({
      ...{ path: address, as, integrity: /integrity="([^"]+)"/.exec(rest)?.[1] ?? null },
    }),
  );
}
const pathsOf = async (path: string) => (await hintsOf(path)).map((hint) => hint.path);

type Chunk = { file: string };
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, Chunk>;
const fileOf = (module: string) => `/${manifest[module]?.file ?? ''}`;
const page = readFileSync('dist/index.html', 'utf8');
const { integrity } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(page)?.[1] ?? '{}') as {
  integrity: Record<string, string>;
};
type Entry = {
  id: string;
  entry: string;
  integrity: string;
  style: string;
  parts?: { file: string };
  texts?: Record<string, { file: string }>;
};
const { plugins } = JSON.parse(readFileSync('dist/plugins/manifest.json', 'utf8')) as { plugins: Entry[] };
const app = (id: string) => plugins.find((entry) => entry.id === id)!;

test('[SPEED-03] the document names the code of its page, the app that draws it with its parts, and their texts, under the hashes by which the page asks', async () => {
  const hints = await hintsOf('/en/promo');
  const paths = hints.map(({ path }) => path);
  const { entry, style, parts } = app('promotions');
  expect(paths).toEqual(expect.arrayContaining([fileOf('src/pages/section/index.ts'), entry, style, parts?.file]));
  expect(paths.filter((path) => path.startsWith('/plugins/promotions/part-'))).not.toEqual([]);
  expect(paths).toContain(app('header').entry);
  expect(paths).toContain('/bff-api/dictionary?lng=en&groups=promotions');
  // Groups that come with the early script are not asked for again.
  expect(paths).toContain('/bff-api/dictionary?lng=en&groups=section,bonus');
  // The shell is what everything waits for.
  expect(paths.findIndex((path) => path.includes('/shell-'))).toBeLessThan(paths.indexOf(entry));
  const scripts = hints.filter(({ as, path }) => as === 'script' && path.startsWith('/assets/') && path in integrity);
  expect(scripts.map((hint) => hint.integrity)).toEqual(scripts.map(({ path }) => integrity[path]));
  expect(hints.find(({ path }) => path === entry)?.integrity).toBe(app('promotions').integrity);
  for (const { path } of hints) expect((await client.get(path)).status, path).toBe(200);
});

test.each(['/en', '/en/promo', '/en/office/recharge', '/en/home/live'])(
  '[SPEED-03] %s names nothing twice',
  async (path) => {
    const paths = await pathsOf(path);
    expect(paths).not.toEqual([]);
    expect(paths).toEqual([...new Set(paths)]);
  },
);

test('[SPEED-03] each page names its own, in the language of its address', async () => {
  const deposit = await pathsOf('/ru/office/recharge');
  expect(deposit).toContain(fileOf('src/pages/cashier/deposit/index.ts'));
  expect(deposit.filter((path) => path.includes('dictionary'))).toEqual([
    expect.stringMatching(/lng=ru&groups=main,/),
    expect.stringMatching(/lng=ru&groups=office,cashier$/),
  ]);
  expect(await pathsOf('/en/promo')).not.toContain(fileOf('src/pages/cashier/deposit/index.ts'));
  expect((await pathsOf('/promo')).filter((path) => path.includes('dictionary'))).toEqual([]);
});

test('[SPEED-03] an app that is switched off, and one that is not for whoever asks, is not named; nor is anything with a page that is nowhere', async () => {
  await client.control('PATCH', 'config', { plugins: { promotions: { enabled: false } } });
  const paths = await pathsOf('/en/promo');
  expect(paths.filter((path) => path.startsWith('/plugins/promotions/'))).toEqual([]);
  expect(paths).toContain(app('header').entry);
  await client.control('PATCH', 'config', { plugins: { header: { requires: { countries: ['aq'] } } } });
  expect(await pathsOf('/en/promo')).not.toContain(app('header').entry);
  expect((await client.get('/en/nowhere-at-all')).headers.get('Link')).toBeNull();
});

test('[SPEED-03] an entry that would break out of the header names nothing, and the others stand', async () => {
  await client.control('PATCH', 'config', {
    plugins: { footer: { entry: '/a.js>; rel=preload, <https://elsewhere.example/b.js' } },
  });
  const { headers } = await client.get('/en/promo');
  expect(headers.get('Link')).not.toContain('elsewhere');
  expect(await pathsOf('/en/promo')).toContain(app('header').entry);
});

test('[SPEED-03] what the build says to the server is nobody else’s business', async () => {
  expect((await client.get('/page-hints.json')).status).toBe(404);
});

const topicsOf = async (path: string) =>
  (await pathsOf(path))
    .filter((one) => one.startsWith('/feed-api/'))
    .map((one) => new URL(one, 'http://site.test').searchParams)
    .map((query) => `${String(query.get('topic'))} ${String(query.get('lng'))}`);

test('[SPEED-09] the document names the topics that its page opens first, in the language of its address', async () => {
  const counts = ['sports:live ru', 'sports:line ru'];
  expect(await topicsOf('/ru')).toEqual([...counts, 'top:live ru', 'top:line ru']);
  expect(await topicsOf('/ru/home/line/1-football')).toEqual([...counts, 'list:line:1 ru']);
  const [{ match }] = (await offers(client, 'line')) as [Pick];
  const at = `/ru/home/line/${String(match.sportId)}/${String(match.champId)}/${String(match.id)}`;
  expect(await topicsOf(at)).toEqual([`game:${String(match.id)} ru`, ...counts]);
  // Where the address names no sport it is the one that the board opens.
  expect(await topicsOf('/ru/home/live')).toEqual([...counts, expect.stringMatching(/^list:live:\d+ ru$/)]);
  for (const path of ['/home/line', '/ru/slots', '/ru/home/line/favourites'])
    expect(await topicsOf(path), path).toEqual([]);
  await client.control('PATCH', 'config', { homepageType: 3 });
  expect(await topicsOf('/ru')).toEqual([...counts, 'top:live ru']);
  await client.control('PATCH', 'config', { homepageType: 4 });
  expect(await topicsOf('/ru')).toEqual([]);
});

test('[SPEED-03] /en is a page with a language: its texts, the app at its head with its own words, and no other that waits to be seen', async () => {
  const paths = await pathsOf('/en');
  const { entry, texts } = app('match-of-the-day');
  expect(paths).toEqual(expect.arrayContaining([entry, texts?.['en']?.file]));
  expect(paths.filter((path) => path.includes('dictionary'))).toEqual([expect.stringMatching(/lng=en&groups=main,/)]);
  expect(await pathsOf('/en/home/line')).not.toContain(entry);
  // The light look has nothing around its lists.
  client.cookies.set('look', 'compact-light');
  expect(await pathsOf('/en')).not.toContain(entry);
  client.cookies.delete('look');
  expect(await pathsOf('/en/toto')).toContain(app('toto').style);
});
