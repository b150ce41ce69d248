/** The site offers Portuguese as `pt-BR`, so its texts use the Portuguese of Brazil. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';
import { faultsOf } from '../support/portuguese.ts';

test.each([
  'Esqueceu a palavra-passe?',
  'A vender …',
  'Está a ver a aposta.',
  'Sala de controlo',
  'Quando a cota muda',
])('Portugal says this, Brazil does not: %s', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

test('[LANG-19] Portuguese is the Portuguese of Brazil in every text', () => {
  const texts = treeFiles('contracts/dictionaries/pt').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
  expect(texts.length).toBeGreaterThan(1000);
  // Brazil also says "ligação" for a phone call.
  const faults = texts.filter(([key, text]) => key !== 'support.callback' && faultsOf(text).length > 0);
  expect(faults).toEqual([]);
});
