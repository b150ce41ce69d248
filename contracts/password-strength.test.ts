import { expect, test } from 'vitest';

import { strengthOf } from './password-strength.ts';

test.each([
  ['short1', 'rule'],
  ['only-letters', 'rule'],
  ['password1', 'easy'],
  ['P@ssw0rd2024!', 'easy'],
  ['qwerty123', 'easy'],
  ['1q2w3e4r5t', 'easy'],
  ['Пароль2024', 'easy'],
  ['aaaaaaa1', 'easy'],
  ['alma.k-2024', 'own'],
  ['kuznetsova7', 'own'],
  ['blue7fox', 'fair'],
  ['ababab12abab12abab', 'easy'],
  ['abcab12abcab12abcab12', 'fair'],
  ['bluefox7green', 'good'],
  ['Blue-fox-7', 'good'],
  ['Blue-fox-7-hill', 'strong'],
  ['river table 7 cloud', 'strong'],
] as const)('[REG-12] "%s" is %s', (password, strength) => {
  expect(strengthOf(password, 'alma.k.kuznetsova@example.com')).toBe(strength);
});

test("[REG-12] without an e-mail nothing is the player's own", () => {
  expect(strengthOf('kuznetsova7')).toBe('fair');
});
