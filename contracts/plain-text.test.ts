import { expect, test } from 'vitest';

import { filled } from './filled.ts';
import { PersonName } from './person-name.ts';
import { plainText } from './plain-text.ts';

const unseen = [
  0x202e, 0x202a, 0x2066, 0x2069, 0x200e, 0x200f, 0x200b, 0xfeff, 0xad, 0x61c, 0x2060, 0x0, 0x1b, 0x3164, 0xe0041,
];

test.each(unseen.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
  '[R-N8] U+%s is seen by nobody and stands in no text for others',
  (_, sign) => {
    expect(plainText(`${sign}evil${sign}.exe${sign}`)).toBe('evil.exe');
    expect(filled(20).parse(`${sign} a${sign}b`)).toBe('ab');
    expect(PersonName.parse(`${sign}Ann${sign}a`)).toBe('Anna');
  },
);

test('[R-N8] what can be seen, lines, and what spells a word stay', () => {
  for (const text of [
    'Müller-O’Brien',
    'محمد علی',
    'می\u200cخواهم',
    'नमस्ते',
    'two\nlines\tand',
    '👩\u200d👩\u200d👧 ok',
    'e\u0301',
  ])
    expect(plainText(text)).toBe(text);
  expect(filled(9).safeParse('\u202e\u200b').success).toBe(false);
});
