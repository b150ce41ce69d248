import { expect, test } from 'vitest';

import { completeLanguages } from '../contracts/languages.ts';
import { type DictionaryFile, findDictionaryFaults } from './dictionary-faults.ts';

const english = { 'cart.title': 'Cart', 'cart.games_one': '{{count}} game', 'cart.games_other': '{{count}} games' };
const russian = {
  'cart.title': 'Корзина',
  'cart.games_one': '{{count}} игра',
  'cart.games_few': '{{count}} игры',
  'cart.games_many': '{{count}} игр',
};
const spanish = {
  'cart.title': 'Cesta',
  'cart.games_one': '{{count}} partido',
  'cart.games_other': '{{count}} partidos',
};
const portuguese = {
  'cart.title': 'Cesta',
  'cart.games_one': '{{count}} jogo',
  'cart.games_many': '{{count}} jogos',
  'cart.games_other': '{{count}} jogos',
};
const turkish = { 'cart.title': 'Sepet', 'cart.games_one': '{{count}} maç', 'cart.games_other': '{{count}} maç' };
const arabic = {
  'cart.title': 'السلة',
  ...Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`cart.games_${form}`, '{{count}}']),
  ),
};
const source = "t('cart.title'); t('cart.games', { count });";

type Texts = Record<string, string>;
/** Texts in a language that no test looks at, with the forms of its grammar. */
const plainIn = (language: string): Texts => {
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: 201 }, (_, count) => `cart.games_${rules.select(count)}`);
  return { 'cart.title': 'x', ...Object.fromEntries(forms.map((form) => [form, '{{count}}'])) };
};
const faults = (
  changed: { en?: Texts; ru?: Texts; es?: Texts; pt?: Texts; tr?: Texts; ar?: Texts; az?: Texts } = {},
  text = source,
  group = 'cart',
) => {
  const all: Record<string, Texts> = {
    ...Object.fromEntries(completeLanguages.map((language) => [language, plainIn(language)])),
    en: english,
    ru: russian,
    es: spanish,
    pt: portuguese,
    tr: turkish,
    ar: arabic,
    ...changed,
  };
  const files: DictionaryFile[] = Object.entries(all).map(([language, texts]) => ({ language, group, texts }));
  return findDictionaryFaults(files, [text]);
};
const without = (texts: Texts, key: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== key));

test('[LANG-10] the complete languages have no fault when the program uses every text', () => {
  expect(faults()).toEqual([]);
});

test('a key that no dictionary has is a fault', () => {
  expect(faults({}, `${source} t('cart.totl')`)).toEqual(['unknown key: cart.totl']);
});

test('[LANG-32] a refusal of the server is used where its English sentence is said, another text only by its key', () => {
  const dictionary = (title: string, group?: string) =>
    faults(
      { en: { ...english, 'cart.title': title } },
      `t('cart.games', { count }); throw refused(1, 'The cart is full.')`,
      group,
    );
  const refusals = 'server/failures';
  expect(dictionary('The cart is full.', refusals)).toEqual([]);
  expect(dictionary('The cart is empty.', refusals)).toEqual(['en/server/failures: cart.title is not used']);
  expect(dictionary('The cart is full.')).toEqual(['en/cart: cart.title is not used']);
});

test('a text that no source uses is a fault', () => {
  expect(faults({}, "t('cart.games', { count })")).toEqual(['en/cart: cart.title is not used']);
});

test('a key that fits a template in a source counts as used', () => {
  expect(faults({}, 't(`cart.${part}`)')).toEqual([]);
});

test('[LANG-10] a complete language must have every key; another language need not', () => {
  expect(faults({ ru: without(russian, 'cart.title') })).toEqual(['ru/cart: cart.title is missing']);
  expect(faults({ az: { 'cart.games_one': '{{count}}', 'cart.games_other': '{{count}}' } })).toEqual([]);
});

test.each([
  ['ru', without(russian, 'cart.games_few'), 'ru/cart: cart.games lacks the form _few'],
  ['es', { ...spanish, 'cart.games_few': 'x' }, 'es/cart: cart.games has no use for the form _few'],
  ['tr', { ...turkish, 'cart.games_many': 'x' }, 'tr/cart: cart.games has no use for the form _many'],
  ['ar', without(arabic, 'cart.games_two'), 'ar/cart: cart.games lacks the form _two'],
])('the plural forms of %s must follow its grammar', (language, texts, fault) => {
  expect(faults({ [language]: texts })).toEqual([fault]);
});

test('a placeholder that English does not have is a fault', () => {
  expect(faults({ es: { ...spanish, 'cart.title': 'Cesta {{nme}}' } })).toEqual([
    'es/cart: cart.title has the placeholder {{nme}}, which English has not',
  ]);
});

test('[PLUG-56] a source may call texts of a dictionary that is checked elsewhere', () => {
  const own: DictionaryFile[] = [
    { language: 'en', group: 'plugins/motd', texts: { 'motd.title': 'Match of the day' } },
  ];
  expect(findDictionaryFaults([], ["t('motd.title')"])).toEqual(['unknown key: motd.title']);
  expect(findDictionaryFaults([], ["t('motd.title')"], own)).toEqual([]);
});
