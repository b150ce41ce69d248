import { expect, test } from 'vitest';

import type { Message } from './store.ts';
import { textOf } from './texts.ts';

const messages: Message[] = [
  { kind: 'device', device: 'Chrome, Linux', address: '127.0.0.1' },
  { kind: 'request', number: 'R-1001' },
  { kind: 'limit', limitType: 1, percent: 80, used: 80, of: 100, iso: 'EUR' },
  { kind: 'payment', number: 'D-1001', isLate: true, sum: 20, iso: 'EUR', asked: 50, surplus: 5 },
];

test.each(messages)(
  '[LANG-12] what an Arabic message about a $kind says first is Arabic: it gives the direction',
  (message) => {
    const { title, text } = textOf(message, 'ar');
    const firstLetters = [title, text].map((line) => /\p{L}/u.exec(line)?.[0] ?? '');
    expect(firstLetters).toEqual([
      expect.stringMatching(/\p{Script=Arabic}/u),
      expect.stringMatching(/\p{Script=Arabic}/u),
    ]);
  },
);
