import { expect, test } from 'vitest';

import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${fill}"/></svg>`;
const token = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });
const brand = {
  name: 'Northwind',
  logo: { light: drawing('#0f6b5c'), dark: drawing('#2d7d71') },
  icons: [drawing('#0f6b5b')],
  tokens: {
    light: { color: { accent: { solid: token(0.06, 0.42, 0.36), 'on-solid': token(0.5, 0.5, 0.5) } } },
    dark: { color: { text: { secondary: token(0.8, 0.82, 0.84) } } },
  },
};
const enter = async (over: object = {}) => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { brand: { ...brand, ...over } });
  return client;
};
const styleIn = (html: string) => /<link rel="stylesheet" href="(\/brand\/[\w-]+\.css)" data-brand \/>/.exec(html)?.[1];

test('[BRAND-08] the document links the brand’s sheet, which the page’s policy allows and a browser keeps for good', async () => {
  const client = await enter();
  const { headers, body } = await client.get<string>('/en/home/live');
  const style = styleIn(body) ?? '';
  expect(headers.get('Content-Security-Policy')).toContain("style-src 'self';");
  const sheet = await client.get<string>(style);
  expect(sheet.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(sheet.headers.get('Content-Type')).toContain('text/css');
  expect(sheet.body).toContain('--color-accent-solid:#0f6b5c');
  expect(sheet.body).toMatch(
    /@media not \(prefers-contrast:more\)\{html\[data-theme='dark'\][^}]*--color-text-secondary:#ccd1d6/,
  );
  // Grey on green is too faint.
  expect(sheet.body).not.toContain('on-solid');
  const config = await client.get<{ brandStyle: string }>('/bff-api/config/all.json?lng=en');
  expect(config.body.brandStyle).toBe(style);
});

test('[BRAND-08] a colour of the light theme is none of the dark one', async () => {
  const client = await enter();
  const sheet = await client.get<string>(styleIn((await client.get<string>('/en/home/live')).body) ?? '');
  const selectors = [...sheet.body.matchAll(/([^{}]*)\{--color-accent-solid/g)].map(([, selector]) => selector);
  expect(selectors).toEqual(["html:not([data-theme='dark']),html [data-theme='light']"]);
});

test('[BRAND-08] a brand that changes has another address, and the old one still answers', async () => {
  const client = await enter();
  const before = styleIn((await client.get<string>('/en/home/live')).body) ?? '';
  await client.control('PATCH', 'config', {
    brand: { tokens: { light: { color: { accent: { solid: token(0.1, 0.2, 0.5) } } } } },
  });
  const after = styleIn((await client.get<string>('/en/home/live')).body) ?? '';
  expect(after).not.toBe(before);
  expect([(await client.get(before)).status, (await client.get(after)).status]).toEqual([200, 200]);
  expect((await client.get('/brand/nobody.css')).status).toBe(404);
});

test('[BRAND-08] a house without a brand has no sheet', async () => {
  const { body } = await (await server.enter()).get<string>('/en/home/live');
  expect(body).not.toContain('/brand/');
});

test('[BRAND-04] logo, icon and installed app are those of the brand, in the places of the product’s own too', async () => {
  const client = await enter();
  const { body } = await client.get<string>('/en/home/live');
  const icon = /<link rel="icon" href="(\/brand\/[\w-]+\.svg)" sizes="any" type="image\/svg\+xml" \/>/.exec(body)?.[1];
  expect(body).not.toContain('/icons/');
  const { icons } = (await client.get<{ icons: object[] }>('/manifest.json')).body;
  expect(icons).toEqual([{ src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]);
  for (const path of [icon ?? '', '/icons/favicon.svg', '/icons/icon-192.png']) {
    const answer = await client.get<string>(path);
    expect(answer.body, path).toBe(brand.icons[0]);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  }
  const sheet = await client.get<string>(styleIn(body) ?? '');
  const [light, dark] = [...sheet.body.matchAll(/url\((\/brand\/[\w-]+\.svg)\)/g)].map(([, address = '']) => address);
  expect((await client.get(light ?? '')).body).toBe(brand.logo.light);
  expect((await client.get(dark ?? '')).body).toBe(brand.logo.dark);
});

test('[BRAND-07] a logo with a script costs itself alone', async () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>';
  const client = await enter({ logo: { light: script, dark: script } });
  const sheet = await client.get<string>(styleIn((await client.get<string>('/en/home/live')).body) ?? '');
  expect(sheet.body).toContain('--color-accent-solid:#0f6b5c');
  expect(sheet.body).not.toContain('data-logo');
});
