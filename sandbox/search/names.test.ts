import { expect, test } from 'vitest';

import { askedWords, namedWords, scoreOfNames } from '../../contracts/find-names.ts';
import { otherLayout } from './layout.ts';

const finds = (asked: string, name: string) => scoreOfNames(askedWords(asked), namedWords(name)) > 0;

test.each([
  ['арсенал', 'Arsenal FC'],
  ['أرسنال', 'Arsenal FC'],
  ['ارسنال', 'Arsenal FC'],
  ['спартак', 'Spartak Moscow'],
  ['spartak', 'Спартак'],
  ['سبارتاك', 'Spartak Moscow'],
  ['зенит', 'Zenit St. Petersburg'],
  ['زينيت', 'Zenit St. Petersburg'],
  ['реал мадрид', 'Real Madrid CF'],
  ['ريال مدريد', 'Real Madrid CF'],
  ['барселона', 'FC Barcelona'],
  ['برشلونة', 'FC Barcelona'],
  ['манчестер юнайтед', 'Manchester United FC'],
  ['مانشستر سيتي', 'Manchester City FC'],
  ['ливерпуль', 'Liverpool FC'],
  ['ليفربول', 'Liverpool FC'],
  ['челси', 'Chelsea FC'],
  ['تشيلسي', 'Chelsea FC'],
  ['ювентус', 'Juventus FC'],
  ['يوفنتوس', 'Juventus FC'],
  ['аякс', 'AFC Ajax'],
  ['أياكس', 'AFC Ajax'],
  ['توتنهام', 'Tottenham Hotspur FC'],
  ['بايرن', 'FC Bayern München'],
  ['боруссия', 'Borussia Dortmund'],
  ['بوروسيا دورتموند', 'Borussia Dortmund'],
  ['бешикташ', 'Beşiktaş'],
  ['بشكتاش', 'Beşiktaş'],
  ['فنربخشة', 'Fenerbahçe'],
  ['الهلال', 'Al Hilal'],
  ['هلال', 'Al-Hilal SFC'],
  ['إنتر ميلان', 'Inter Milan'],
  ['порту', 'FC Porto'],
  ['sao paulo', 'São Paulo'],
  ['arsebal', 'Arsenal FC'],
  ['arsneal', 'Arsenal FC'],
  ['leads', 'Leeds United FC'],
  ['مانش', 'Manchester United FC'],
])('[SEARCH-02] "%s" finds %s', (asked, name) => {
  expect(finds(asked, name)).toBe(true);
});

test.each([
  ['арсенал', 'Chelsea FC'],
  ['أرسنال', 'Everton FC'],
  ['ريال مدريد', 'Atlético Madrid'],
  ['спартак', 'Sporting CP'],
  ['зенит арсенал', 'Zenit St. Petersburg'],
  ['рим', 'AS Roma'],
  ['arsex', 'Aston Villa FC'],
  ['lead', 'Leeds United FC'],
  ['laeds', 'Luton Town FC'],
  ['مان', 'Real Madrid CF'],
])('[SEARCH-02] "%s" does not find %s', (asked, name) => {
  expect(finds(asked, name)).toBe(false);
});

test('[SEARCH-02] the name itself comes before what only sounds like it', () => {
  const of = (name: string) => scoreOfNames(askedWords('челси'), namedWords(name));
  expect(of('Челси')).toBeGreaterThan(of('Chelsea'));
});

test.each([
  ['fhctyfk', 'арсенал'],
  ['Pтbn', null],
  ['ptybn', 'зенит'],
  ['фкыутфд', 'arsenal'],
  [',fhctkjyf', 'барселона'],
  ['أرسنال', null],
  ['ptybn n, 2.5', 'зенит тб 2.5'],
  ['123', null],
])('[SEARCH-02] the keys of "%s" write %s with the other layout', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});
