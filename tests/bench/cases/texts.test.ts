import { expect, test } from 'vitest';

import { loadTexts } from './texts.ts';

test('the texts build without the rest of the product, and answer', async () => {
  const { createTexts, addGroups, readerOf } = await loadTexts();
  const texts = createTexts();
  addGroups(texts, 'en', { a: { 'a.b': 'Text' } });
  expect(readerOf(texts, 'en', 'en').find('a.b')).toBe('Text');
}, 60_000);
