import { expect, test } from 'vitest';

import { withSport } from './hidden';

test('[OFFICE-04] a sport is hidden in one list alone, once, and shown again', () => {
  const hidden = withSport({ line: [], live: [4] }, 'live', 1, false);
  expect(hidden).toEqual({ line: [], live: [4, 1] });
  expect(withSport(hidden, 'live', 1, false)).toEqual(hidden);
  expect(withSport(hidden, 'live', 1, true)).toEqual({ line: [], live: [4] });
});
