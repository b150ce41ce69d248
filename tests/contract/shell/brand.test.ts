import { expect, test } from 'vitest';

import { completeLanguages } from '../../../contracts/languages.ts';
import type { SiteConfig } from '../../../contracts/site.ts';
import pages from '../../../sandbox/content/pages/en.json' with { type: 'json' };
import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const brand = {
  ...{ name: 'Northwind & Co', legalName: 'Northwind Gaming Ltd', licence: 'Licence 41 207', minAge: 21 },
  ...{ email: 'help@northwind.example', phone: '+44 20 7946 0001' },
};
const support = { email: brand.email, socialLinks: [] };
const enter = async (over: object = {}) => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { brand, support, ...over });
  return client;
};
const configOf = async (client: Client) => (await client.get<SiteConfig>('/bff-api/config/all.json?lang=en')).body;
const textOf = async (client: Client, path: string) => {
  const { status, body } = await client.get(path);
  expect(status, path).toBe(200);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

test('[BRAND-01] the configuration says the brand wherever it is asked for', async () => {
  expect(await configOf(await enter())).toMatchObject({
    minAge: 21,
    config: { companyName: brand.name },
    footer: { legalName: brand.legalName, licence: brand.licence },
    contacts: { email: brand.email, phone: brand.phone },
    support: { email: brand.email },
  });
});

test('[BRAND-01] a wrong field costs itself alone', async () => {
  const config = await configOf(await enter({ brand: { ...brand, minAge: 12, licence: 7 } }));
  expect(config).toMatchObject({ minAge: 18, config: { companyName: brand.name }, contacts: { phone: brand.phone } });
  expect(config.footer).toEqual({ legalName: brand.legalName });
});

/** What the server says of a house to players, in words. */
const answers = [
  ...['/en/home/live', '/manifest.json', '/oldbrowser.html', '/openbook-verifier.html'],
  '/content-api/v1/news',
  '/content-api/v1/news/a-site-to-try-out',
  '/content-api/v1/content?path=information/about',
  '/content-api/v1/content?path=mobile',
  '/content-api/v1/views/rules/en/information/rules/1',
  '/content-api/v1/page?section=home',
  '/content-api/v1/page?section=home&stream=live',
  '/content-api/v1/page?section=providers&subsectionId=openbook-originals',
  '/content-api/v1/page?section=news',
];
test.each(answers)('[BRAND-03] %s names the house and no other', async (path) => {
  const client = await enter();
  for (const language of path.includes('?') ? completeLanguages : ['en']) {
    const text = await textOf(client, path.includes('?') ? `${path}&language=${language}&lng=${language}` : path);
    expect(text).not.toContain('Openbook');
    expect(text).not.toContain('{{');
  }
});

test('[BRAND-03] what each article and each page of texts tells a search engine names the house', async () => {
  const client = await enter();
  const { body } = await client.get<{ data: { slug: string }[] }>('/content-api/v1/news');
  const articles = body.data.map(({ slug }) => `section=news&subsectionId=${slug}`);
  expect(articles.length).toBeGreaterThan(2);
  const texts = Object.keys(pages)
    .map((page) => page.split('/'))
    .map(([section, subsection = '']) => `section=${String(section)}&subsectionId=${subsection}`);
  for (const question of [...articles, ...texts])
    for (const language of completeLanguages) {
      const text = await textOf(client, `/content-api/v1/page?${question}&language=${language}&lng=${language}`);
      expect(text, `${question} ${language}`).not.toMatch(/Openbook|\{\{/);
    }
});

test('[BRAND-03] document and installed app have the name of the house', async () => {
  const client = await enter();
  expect(await textOf(client, '/en/home/live')).toContain('<title>Northwind &amp; Co</title>');
  const { body } = await client.get<{ name: string; short_name: string; start_url: string }>('/manifest.json');
  expect(body).toMatchObject({ name: 'Northwind & Co', short_name: 'Northwind &', start_url: '/' });
});

test('[BRAND-03] each dictionary names the house and no other', async () => {
  const client = await enter();
  const { dictionaries } = await configOf(client);
  for (const language of completeLanguages) {
    const text = await textOf(client, `/bff-api/dictionary?lng=${language}&groups=${dictionaries.join(',')}`);
    expect(text).toContain('Northwind & Co');
    expect(text).not.toMatch(/Openbook|\{\{brand\}\}/);
  }
});

test('[BRAND-03] letters and pages of the log-in name no other house', async () => {
  const client = await enter();
  await client.post('/web-api/auth/password/forgot', { login: encoded('demo@example.com') });
  const { data } = (await client.control<{ data: object[] }>('GET', 'mailbox')).body;
  expect(data.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toMatch(/openbook/i);
  expect(await textOf(client, '/auth-app/?lng=en')).toContain('Northwind &amp; Co account');
});
