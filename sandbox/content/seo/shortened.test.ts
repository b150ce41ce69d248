import { expect, test } from 'vitest';

import { mostSigns, shortened } from './shortened.ts';

test('[SEO-09] a description that is too long ends at a word', () => {
  const words = Array.from({ length: 60 }, () => 'word,').join(' ');
  expect(shortened(words)).toMatch(/word…$/);
  expect(shortened(words).length).toBeLessThanOrEqual(mostSigns);
  expect(shortened('a'.repeat(400))).toHaveLength(mostSigns);
  expect(shortened(' Short. ')).toBe('Short.');
});
