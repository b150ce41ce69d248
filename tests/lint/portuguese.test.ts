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
  'Os autogolos não contam.',
  'O prolongamento não conta.',
  'Os dois resultados estão certos ao intervalo.',
  'As apostas mantêm-se.',
  'Já não está aqui.',
  'O lado tem de ganhar.',
  'Escolha «Instalar».',
  'Margem de 7 %',
])('Portugal says this, Brazil does not: %s', (text) => {
  expect(faultsOf(text)).toHaveLength(1);
});

/** Texts of a file, of groups, articles, rules and letters alike, but for the words that a helper listens for. */
const textsOf = (value: unknown, name: string): (readonly [string, string])[] => {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'words' ? [] : textsOf(part, key)));
};

test('[LANG-19] Portuguese is the Portuguese of Brazil in every text', () => {
  const files = treeFiles('contracts/dictionaries/pt', 'sandbox/texts/pt', 'sandbox/*/pt.json', 'plugins/*/pt.json');
  for (const part of [
    'contracts/',
    'sandbox/texts/',
    'sandbox/content/rules/',
    'sandbox/framed-chat/',
    'plugins/office/',
  ])
    expect(files.some((file) => file.startsWith(part))).toBe(true);
  const texts = files.flatMap((file) => textsOf(JSON.parse(readFileSync(file, 'utf8')) as unknown, file));
  expect(texts.length).toBeGreaterThan(5000);
  // Brazil also says "ligação" for a phone call.
  const faults = texts.filter(([key, text]) => key !== 'support.callback' && faultsOf(text).length > 0);
  expect(faults).toEqual([]);
});
