import { expect, test, vi } from 'vitest';

import { kept } from './kept';

test('what is kept is made once for each list of arguments', () => {
  const make = vi.fn((locale: string, options: { digits: number }) => ({ locale, ...options }));
  const of = kept(make);
  expect(of('en', { digits: 2 })).toBe(of('en', { digits: 2 }));
  expect(of('en', { digits: 0 })).toEqual({ locale: 'en', digits: 0 });
  expect(of('ar', { digits: 2 })).toEqual({ locale: 'ar', digits: 2 });
  expect(make).toHaveBeenCalledTimes(3);
});
