import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { configurationPage, siteFiles, siteSchema } from './configuration-page.ts';
import { siteKeys } from './site-keys.ts';

test('[SITE-04] the page and the schema of the configuration say what its schema says', async () => {
  for (const { file, text } of await siteFiles()) expect(readFileSync(file, 'utf8'), file.pathname).toBe(text);
  expect(configurationPage()).toContain('| `minAge` | whole number | `18` |');
});

test.each(Object.entries(siteKeys))('[SITE-04] what reads %s is there and names it', (key, { readBy }) => {
  const name = key.slice(key.lastIndexOf('.') + 1);
  const code = readBy === null ? '' : readFileSync(new URL(`../../${readBy}`, import.meta.url), 'utf8');
  const isRead = new RegExp(`\\b${name}\\b`).test(code);
  expect(isRead).toBe(!['dictionaries', 'header', 'config.group_id'].includes(key));
});

test('[SITE-04] the written schema needs no key of an object, and each of an entry of a list', () => {
  const { properties } = siteSchema() as { properties: Record<string, { required?: unknown; items?: object }> };
  expect(properties['config']).not.toHaveProperty('required');
  expect(properties['languages']?.items).toHaveProperty('required');
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(['brand', 'plugins', 'minAge']));
});
