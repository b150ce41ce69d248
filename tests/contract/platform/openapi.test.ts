import { expect, test } from 'vitest';

import { operations } from '../../../contracts/openapi/index.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Document = {
  openapi: string;
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, object> };
};

/** The document leaves out the calls of operators, which pages do not use. docs/operations.md describes them. */
const toRead = operations.filter(({ access }) => access !== 'operator');

test('the OpenAPI document has every call, and every reference in it exists', async () => {
  const { body } = await (await server.enter()).get<Document>('/openapi.json');
  expect(body.openapi).toMatch(/^3\.0/);
  for (const { method, path, id } of toRead) expect(body.paths[path]?.[method]).toMatchObject({ operationId: id });
  const references = JSON.stringify(body).match(/#\/components\/schemas\/\w+/g) ?? [];
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references))
    expect(body.components.schemas).toHaveProperty([reference.split('/')[3] ?? '']);
});

test('each call has its own id and one place', () => {
  const ids = operations.map(({ id }) => id);
  const places = operations.map(({ method, path }) => `${method} ${path}`);
  expect([new Set(ids).size, new Set(places).size]).toEqual([ids.length, places.length]);
});

test('the page for readers lists every call, runs no script and loads nothing from other sites', async () => {
  const { body, headers } = await (await server.enter()).get<string>('/docs/api');
  for (const { path } of toRead) expect(body).toContain(`<code>${path}</code>`);
  expect(body).not.toMatch(/<script|https?:|style="/);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'self'");
});
