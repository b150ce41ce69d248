import { expect, test } from 'vitest';

import { languages } from '../texts/text.ts';
import { feedLanguage } from './language.ts';

test('[OPS-29] whatever two letters somebody asks for, topics are told in the languages of the server alone', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
  const told = new Set(letters.flatMap((first) => letters.map((second) => feedLanguage(first + second))));
  expect([...told].sort()).toEqual([...languages].sort());
});
