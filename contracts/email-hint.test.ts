import { expect, test } from 'vitest';

import { likelyEmail } from './email-hint.ts';

test.each([
  ['alma@gmial.com', 'alma@gmail.com'],
  ['alma@gmail.con', 'alma@gmail.com'],
  ['Alma.K@GMAL.COM', 'Alma.K@gmail.com'],
  ['alma@hotmial.co', 'alma@hotmail.com'],
  ['alma@yandex.ri', 'alma@yandex.ru'],
  ['alma@mai.ru', 'alma@mail.ru'],
  [' alma@yaho.com ', 'alma@yahoo.com'],
])('[REG-12] %s probably means %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant);
});

test.each(['alma@gmail.com', 'alma@mail.com', 'alma@gmx.de', 'alma@example.com', 'alma@my-firm.kz', 'alma', 'a@b', ''])(
  '[REG-12] %s is left as it is',
  (typed) => {
    expect(likelyEmail(typed)).toBeNull();
  },
);
