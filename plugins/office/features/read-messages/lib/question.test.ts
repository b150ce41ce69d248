import { expect, test } from 'vitest';

import { questionIn, searchOf } from './question';

test('[OFFICE-10] the filter stands in the address and comes back from it', () => {
  const question = { about: 'money', q: 'карта & 50 %' } as const;
  expect(questionIn(searchOf(question))).toEqual(question);
  expect(searchOf({ about: 'all', q: '' })).toBe('');
});

test('[OFFICE-10] what the address says wrongly is left out', () => {
  expect(questionIn('?about=everything&q=%20%20')).toEqual({ about: 'all', q: '' });
  expect(questionIn(`?about=unread&q=${'a'.repeat(500)}`).q).toHaveLength(100);
});
