import { expect, test } from 'vitest';

import { operations } from '../../../contracts/openapi/index.ts';
import { z } from '../../../contracts/zod.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Schema = z.core.$ZodType;
const long = ['a', '7', ' ', '/', 'é', 'a.'].map((sign) => sign.repeat(80_000));
const isShort = ({ _zod }: Schema) => (_zod.def.checks ?? []).some((check) => check._zod.def.check === 'max_length');
const takesLong = (schema: Schema) => !isShort(schema) && long.some((text) => z.safeParse(schema, text).success);
const isWhole = ({ _zod }: Schema) => (_zod.def.checks ?? []).some((check) => check._zod.def.check === 'custom');

/** Finds places of a schema that take a text of any length, or any value. A check of the whole size covers them. */
function unbounded(schema: Schema, path: string, seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (next: Schema, name = '') => unbounded(next, path + name, seen);
  switch (def.type) {
    case 'string':
      return takesLong(schema) ? [path] : [];
    case 'unknown':
    case 'any':
      return [`${path} (anything)`];
    case 'object':
      if (isWhole(schema)) return [];
      return Object.entries(def.shape).flatMap(([name, field]) => inner(field, `.${name}`));
    case 'array':
      return inner(def.element, '[]');
    case 'record':
      return isWhole(schema) ? [] : [...inner(def.keyType, '{key}'), ...inner(def.valueType, '{}')];
    case 'union':
      return def.options.flatMap((option) => inner(option));
    case 'optional':
    case 'nullable':
    case 'readonly':
      return inner(def.innerType);
    default:
      return [];
  }
}

const bodies = operations.filter(({ area }) => area !== 'control');

test.each(bodies.flatMap(({ id, body }) => (body === undefined ? [] : [[id, body] as const])))(
  '[HTTP-29] no text of %s may be of any length',
  (_, body) => {
    expect(unbounded(body, '')).toEqual([]);
  },
);

test('[HTTP-29] the server refuses a text of 80,000 signs in a body, a query and a path', async () => {
  const client = await server.enter();
  await client.logIn();
  const endless = 'x'.repeat(80_000);
  const promo = await client.post('/coupon-api/v1/promo-codes/check', { code: endless, amount: 1 });
  expect([promo.status, promo.body]).toEqual([400, expect.objectContaining({ code: 1 })]);
  const third = endless.slice(0, 5000);
  expect((await client.get(`/feed-api/v1/search?q=${third}`)).status).toBe(400);
  // No address of ours is as long.
  expect((await client.get(`/content-api/v1/news/${third}`)).status).toBe(414);
});
