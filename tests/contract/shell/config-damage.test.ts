/** A wrong field of the site configuration is lost, but the site still starts. */
import { beforeAll, expect, test } from 'vitest';

import { everything } from '../../../contracts/availability.ts';
import { SiteConfig } from '../../../contracts/site.ts';
import { mendConfig } from '../../../src/entities/site/lib/mend-config';
import { damages, furnished } from '../../support/damage.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
let usual: Record<string, unknown>;
beforeAll(async () => {
  const client = await server.enter();
  usual = (await client.get<Record<string, unknown>>('/bff-api/config/all.json?lang=en')).body;
});

/** Reads an answer as the page does. */
function read(body: unknown): SiteConfig | null {
  const first = SiteConfig.safeParse(body);
  if (first.success) return first.data;
  const paths = first.error.issues.map(({ path }) => path);
  return SiteConfig.safeParse(mendConfig(body, paths)).data ?? null;
}

test('[BOOT-12] [BOOT-16] a damaged field leaves a configuration with all other fields unchanged', () => {
  const whole: Record<string, unknown> = { ...read(furnished(usual)) };
  const all = damages(usual);
  const wrong = all.flatMap(({ name, field, body }) => {
    const config: Record<string, unknown> | null = read(body);
    if (config === null) return [`${name}: no site`];
    const others = Object.keys(whole).filter(
      (key) => key !== field && JSON.stringify(config[key]) !== JSON.stringify(whole[key]),
    );
    return others.map((key) => `${name}: ${key} is lost`);
  });
  expect([all.length > 1000, wrong]).toEqual([true, []]);
});

test.each([
  ['is missing', undefined],
  ['is null', null],
  ['is a text', 'all'],
])('[GUARD-23] where the availability %s everything is open', (_, availability) => {
  expect(read({ ...usual, availability })?.availability).toEqual(everything);
});

test('[GUARD-23] a wrong entry of the availability is dropped, and the others stay', () => {
  expect(read({ ...usual, availability: [1, '2', 3, null, 47] })?.availability).toEqual([1, 3, 47]);
});

test('[BOOT-13] a wrong part of the DMCA mark drops the mark but keeps the licence', () => {
  expect(read({ ...usual, licence: { dmca: { domains: ['a.example'], name: 7, content: 'x' } } })?.licence).toEqual({});
});
