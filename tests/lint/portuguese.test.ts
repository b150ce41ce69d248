/** The site offers Portuguese as `pt-BR`, so its texts use the Portuguese of Brazil. */
import { expect, test } from 'vitest';

import { readEveryText } from '../../scripts/lib/dictionaries.ts';
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

test('[LANG-19] Portuguese is the Portuguese of Brazil in every text', () => {
  const texts = readEveryText().flatMap(({ language, texts: own }) => (language === 'pt' ? Object.entries(own) : []));
  expect(texts.length).toBeGreaterThan(5000);
  // Brazil also says "ligação" for a phone call.
  const faults = texts.filter(([key, text]) => key !== 'support.callback' && faultsOf(text).length > 0);
  expect(faults).toEqual([]);
});
