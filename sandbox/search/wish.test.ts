import { expect, test } from 'vitest';

import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { groupTexts, outcomeName } from '../../simulator/testing.ts';
import { languages } from '../texts/text.ts';
import { wishIn } from './wish.ts';

test.each([
  ['arsenal over 2.5', 'arsenal', ['over'], 2.5],
  ['real madrid win', 'real madrid', ['win'], null],
  ['zenit тб 2.5', 'zenit', ['over'], 2.5],
  ['зенит тб2,5', 'зенит', ['over'], 2.5],
  ['зенит тб(2.5)', 'зенит', ['over'], 2.5],
  ['зенит тотал меньше 3', 'зенит', ['under'], 3],
  ['зенит ф1 (-1.5)', 'зенит', ['handicapHome'], -1.5],
  ['зенит ф2 (+0.5)', 'зенит', ['handicapAway'], 0.5],
  ['спартак фора −1,5', 'спартак', ['handicap'], -1.5],
  ['спартак п1', 'спартак', ['home'], null],
  ['спартак 1х', 'спартак', ['homeOrDraw'], null],
  ['спартак обе не забьют', 'спартак', ['notBothScore'], null],
  ['barça más de 2,5', 'barça', ['over'], 2.5],
  ['betis gana', 'betis', ['win'], null],
  ['betis doble oportunidad', 'betis', ['doubleChance'], null],
  ['flamengo mais de 1,5', 'flamengo', ['over'], 1.5],
  ['flamengo ambas marcam', 'flamengo', ['bothScore'], null],
  ['galatasaray 2,5 üst', 'galatasaray', ['over'], 2.5],
  ['galatasaray kg var', 'galatasaray', ['bothScore'], null],
  ['galatasaray beraberlik', 'galatasaray', ['draw'], null],
  ['أرسنال أكثر من ٢٫٥', 'أرسنال', ['over'], 2.5],
  ['أرسنال فوز', 'أرسنال', ['win'], null],
  ['الهلال تعادل', 'الهلال', ['draw'], null],
  ['динамо тотал більше 2,5', 'динамо', ['over'], 2.5],
  ['динамо обидві не забʼють', 'динамо', ['notBothScore'], null],
  ['over 2.5 arsenal', 'arsenal', ['over'], 2.5],
  ['arsenal o2.5', 'arsenal', ['over'], 2.5],
  ['arsenal handicap -1', 'arsenal', ['handicap'], -1],
  ['arsenal ah+0.5', 'arsenal', ['handicap'], 0.5],
  ['arsenal btts no', 'arsenal', ['notBothScore'], null],
  ['arsenal x2', 'arsenal', ['drawOrAway'], null],
])('[SEARCH-03] "%s" is about %s', (text, rest, kinds, line) => {
  const wished = wishIn(text);
  expect(wished?.rest).toBe(rest);
  expect(wished?.wish.kinds).toEqual(expect.arrayContaining(kinds));
  expect(wished?.wish.line).toBe(line);
});

test.each(['arsenal', 'over 2.5', 'win', '', '   ', '2.5', 'arsenal 2.5', 'schalke 04', 'real madrid', '%%%', '😀 😀'])(
  '[SEARCH-03] "%s" names no outcome of anybody',
  (text) => {
    expect(wishIn(text)).toBeNull();
  },
);

const [over, under] = [O.over, O.under].map((typeId) =>
  outcomeName({ groupId: G.total, typeId, period: 0, param: 2.5 }),
);

test.each(languages)('[SEARCH-03] outcomes are understood as the markets name them: %s', (lng) => {
  const kindsOf = (words: string) => wishIn(`arsenal ${words}`)?.wish.kinds ?? [];
  expect(kindsOf(over?.[lng] ?? '')).toContain('over');
  expect(kindsOf(under?.[lng] ?? '')).toContain('under');
  expect(kindsOf(groupTexts[G.total][lng] ?? '')).toContain('total');
  expect(kindsOf(groupTexts[G.handicap][lng] ?? '')).toContain('handicap');
  expect(kindsOf(groupTexts[G.doubleChance][lng] ?? '')).toContain('doubleChance');
  expect(kindsOf(groupTexts[G.bothToScore][lng] ?? '')).toContain('bothScore');
  expect(kindsOf(groupTexts[G.winner][lng] ?? '')).toContain('win');
});

test('[SEARCH-04] a question of any length and any signs is read at once', () => {
  const hostile = ['a '.repeat(5000), '1'.repeat(5000), '٫'.repeat(5000), '\u202e<script>alert(1)</script> over 2.5'];
  for (const text of hostile) expect(() => wishIn(text)).not.toThrow();
  expect(wishIn(hostile[3] ?? '')?.wish).toEqual({ kinds: ['over'], line: 2.5 });
});
