import { get } from 'node:http';

import { expect, test } from 'vitest';

import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const token = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });
const solid = (...parts: number[]) => ({ light: { color: { accent: { solid: token(...parts) } } } });
const config = {
  brand: { name: 'Northwind', legalName: 'Northwind Gaming Ltd', minAge: 18, tokens: solid(0.06, 0.42, 0.36) },
  brands: {
    'fjordspel.example': { name: 'Fjordspel', minAge: 21, tokens: solid(0.12, 0.31, 0.47) },
    'dijkspel.example': { name: 'Dijkspel', phone: 7 },
  },
};
const enter = async () => {
  const client = await server.enter();
  await client.control('PATCH', 'config', config);
  return client;
};
/** What the site says to whoever calls it by another host. */
const at = (client: Client, host: string, path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(client.origin + path, { headers: { Host: host, 'X-Sandbox-World': client.world } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => {
        resolve(text);
      });
    }).on('error', reject);
  });
const configAt = async (client: Client, host: string) =>
  JSON.parse(await at(client, host, '/bff-api/config/all.json?lng=en')) as Record<string, unknown>;

test('[BRAND-09] a host has its own brand, over the one of all: in documents, texts and the configuration', async () => {
  const client = await enter();
  expect(await configAt(client, 'fjordspel.example:4000')).toMatchObject({
    minAge: 21,
    config: { companyName: 'Fjordspel' },
    footer: { legalName: 'Northwind Gaming Ltd' },
  });
  for (const path of [
    '/en/home/live',
    '/manifest.json',
    '/bff-api/dictionary?lng=en&groups=install',
    '/content-api/v1/page?section=home&lng=en',
  ]) {
    const [one, other] = [await at(client, 'fjordspel.example', path), await at(client, 'northwind.example', path)];
    expect(one, path).toContain('Fjordspel');
    expect(one, path).not.toMatch(/Northwind|Openbook/);
    expect(other, path).not.toMatch(/Fjordspel|Openbook/);
  }
});

test('[BRAND-09] each host has its own colours, and a document for one is none for another', async () => {
  const client = await enter();
  const sheetAt = async (host: string) => {
    const style = /href="(\/brand\/[\w-]+\.css)"/.exec(await at(client, host, '/en/home/live'))?.[1] ?? '';
    return at(client, host, style);
  };
  expect(await sheetAt('fjordspel.example')).toContain('#1f4f78');
  expect(await sheetAt('dijkspel.example')).toContain('#0f6b5c');
  expect(await sheetAt('northwind.example')).toContain('#0f6b5c');
  expect(await at(client, 'fjordspel.example', '/en/home/live')).toContain('<title>Fjordspel</title>');
});

test.each(['nobody.example', '__proto__', 'constructor', 'FJORDSPEL.example.evil', '127.0.0.1'])(
  '[BRAND-09] a call by the host %s gets the brand of all',
  async (host) => {
    const client = await enter();
    expect(await configAt(client, host)).toMatchObject({ minAge: 18, config: { companyName: 'Northwind' } });
  },
);

test('[BRAND-09] a wrong field of a host leaves that of all, and is named by its path', async () => {
  const client = await enter();
  expect(await configAt(client, 'dijkspel.example')).toMatchObject({
    config: { companyName: 'Dijkspel' },
    contacts: { phone: '+44 20 7946 0000' },
  });
});
