import { expect, test } from 'vitest';

import { pageIn } from './page.ts';
import { figure, filled, languages, localize, say, text } from './text.ts';

test('[LANG-27] a language without texts of its own has English, and one with some has English where it lacks one', () => {
  expect(localize(text('sports.football'), 'xx')).toBe('Football');
  for (const language of languages) expect(text('sports.football')).toHaveProperty(language);
});

test('[LANG-27] a value stands where a text names it, in each language', () => {
  const goal = filled(text('markets.goal_in_minutes'), { minutes: '16–30' });
  expect([goal.en, goal.ru]).toEqual(['Goal in minutes 16–30', 'Гол на 16–30 минуте']);
  for (const words of Object.values(goal)) expect(words).not.toContain('{');
});

test('[LANG-27] equal texts are one object, and a line has the decimal mark of its language', () => {
  expect(text('sports.tennis')).toBe(text('sports.tennis'));
  expect(figure(2)).toBe(figure(2));
  const line = figure(2.5, true);
  expect([line.en, line.ru, line.tr, line.ar]).toEqual(['+2.5', '+2,5', '+2,5', '+2.5']);
});

test('[LANG-28] a page of the server says the language that it speaks, not the one that was asked for', () => {
  expect(say('xx', 'mail.code')).toBe(say('en', 'mail.code'));
  expect(pageIn('xx', 'mail.code')).toBe('lang="en" dir="ltr"');
  expect(pageIn('ar', 'mail.code')).toBe('lang="ar" dir="rtl"');
});
