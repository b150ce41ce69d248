import { expect, test } from 'vitest';

import { loadEngine } from './texts.ts';

test('the engine of texts builds without the rest of the product, and answers', async () => {
  const { createEngine } = await loadEngine();
  expect(createEngine({ locale: 'en', texts: { 'a.b': 'Text' }, fallback: {} })('a.b')).toBe('Text');
}, 60_000);
