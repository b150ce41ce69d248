import { expect, test } from 'vitest';

import { market } from '@contracts/feed.testing';

import type { MarketGroup } from '@/entities/match';

import { findMarkets, markedWords } from './find';

let last = 0;
const group = (name: string, ...outcomes: string[]): MarketGroup => {
  const id = (last += 1);
  const markets = outcomes.map((outcome, at) => market(id * 100 + at, 1, 2, { name: outcome }));
  return { id, key: `${String(id)}.0`, name, markets };
};
const english = [
  group('1X2', 'Arsenal', 'Draw', 'Chelsea'),
  group('Total goals', 'Over 1.5', 'Under 1.5', 'Over 2.5', 'Under 2.5'),
  group('Handicap', 'Arsenal +1.5', 'Chelsea −1.5'),
  group('Both teams score', 'Yes', 'No'),
  group('Result and both score', 'Arsenal and yes', 'Draw and no'),
  group('Correct score', '2:1', '12:1'),
];
const russian = [group('Тотал', 'Больше 2,5', 'Меньше 2,5'), group('Счёт', '1:0'), group('Чётный', 'Да', 'Нет')];
const spanish = [group('Más de un gol', 'Sí', 'No'), group('Córners', 'Más de 10,5')];
const turkish = [group('Toplam gol', '2,5 Üst', '2,5 Alt'), group('Çifte şans', '1X')];
const portuguese = [group('Pênaltis', 'Sim'), group('Escanteios', 'Mais de 9,5')];
const arabic = [group('إجمالي الأهداف', 'أكثر من 2.5', 'أقل من 2.5'), group('النتيجة الصحيحة', '1:0')];

/** "Market: outcome, outcome" of each found one. */
const found = (groups: readonly MarketGroup[], typed: string) =>
  findMarkets(groups, typed, ({ name }) => name).map(
    ({ name, markets }) => `${name}: ${markets.map((one) => one.name).join(', ')}`,
  );

test.each([
  ['a whole name', 'total', ['Total goals: Over 1.5, Under 1.5, Over 2.5, Under 2.5']],
  ['a parameter', 'over 2.5', ['Total goals: Over 2.5']],
  ['a decimal comma', 'over 2,5', ['Total goals: Over 2.5']],
  ['words of the market and the outcome', 'goals under 1', ['Total goals: Under 1.5']],
  ['a handicap by its sign', 'handicap -1.5', ['Handicap: Chelsea −1.5']],
  ['a handicap of either sign', 'handicap 1.5', ['Handicap: Arsenal +1.5, Chelsea −1.5']],
  ['a score', '2:1', ['Correct score: 2:1']],
  ['a sign of the market', '1x2', ['1X2: Arsenal, Draw, Chelsea']],
  ['nothing', 'offside', []],
  ['a number that nobody offers', 'over 3.5', []],
])('[GAME-01] %s finds what it says', (_, typed, expected) => {
  expect(found(english, typed)).toEqual(expected);
});

test.each([
  ['a team', english, 'arsenal', 'arsenal'],
  ['a missing letter', english, 'arsnal', 'arsenal'],
  ['a doubled letter', english, 'arssenal', 'arsenal'],
  ['swapped letters', english, 'aresnal', 'arsenal'],
  ['a wrong letter', english, 'arsebal', 'arsenal'],
  ['е for ё', russian, 'счет', 'счёт'],
  ['a slip in Russian', russian, 'тоталл', 'тотал'],
  ['no accents', spanish, 'mas de', 'más de'],
  ['a slip without accents', spanish, 'corners', 'Córners'],
  ['Turkish letters', turkish, 'cifte sans', 'çifte şans'],
  ['a circumflex', portuguese, 'penalti', 'pênaltis'],
  ['Arabic without its hamza', arabic, 'اجمالي', 'إجمالي'],
  ['another final letter', arabic, 'الصحيحه', 'الصحيحة'],
  ['Arabic digits', arabic, '٢٫٥', '2.5'],
])('[GAME-01] %s finds the same as the right word', (_, groups, typed, right) => {
  expect(found(groups, right)).not.toEqual([]);
  expect(found(groups, typed)).toEqual(found(groups, right));
});

test('[GAME-01] what fits as typed keeps out what only nearly fits; an exact word stands first', () => {
  expect(found([group('Score', 'a'), group('Scorer', 'b'), group('Scofe', 'c')], 'score')).toEqual([
    'Score: a',
    'Scorer: b',
  ]);
  expect(found([group('Scorer', 'b'), group('Score', 'a')], 'score')).toEqual(['Score: a', 'Scorer: b']);
});

test('[GAME-01] nothing typed is all of it; markets that come and go change only themselves', () => {
  expect(findMarkets(english, ' ', ({ name }) => name)).toBe(english);
  expect(found(english.slice(4), 'both')).toEqual(['Result and both score: Arsenal and yes, Draw and no']);
});

test('[GAME-01] the words that answered are marked', () => {
  const marked = (name: string, typed: string) =>
    markedWords(name, typed).flatMap(({ text, isMarked }) => (isMarked ? [text] : []));
  expect(marked('Result and both score', 'both')).toEqual(['both']);
  expect(marked('Pênaltis, total', 'penalti')).toEqual(['Pênaltis']);
  expect(
    markedWords('Both teams score', 'both')
      .map(({ text }) => text)
      .join(''),
  ).toBe('Both teams score');
});
