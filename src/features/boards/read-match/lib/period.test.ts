import { expect, test } from 'vitest';

import { shortPeriod } from './period';

const t = (key: string, values?: Readonly<Record<string, string | number>>) =>
  values === undefined ? key : `${key} ${String(values['number'])}`;

test.each([
  [{ sportId: 1, status: 2, period: 2 }, 'sport.period.half 2'],
  [{ sportId: 2, status: 2, period: 1 }, 'sport.period.set 1'],
  [{ sportId: 3, status: 2, period: 4 }, 'sport.period.quarter 4'],
  [{ sportId: 10, status: 2, period: 3, periodName: '3rd quarter' }, 'sport.period.quarter 3'],
  [{ sportId: 6, status: 2, period: 2, periodName: '2nd half' }, 'sport.period.half 2'],
  [{ sportId: 12, status: 2, period: 3, periodName: '3rd set' }, 'sport.period.set 3'],
  [{ sportId: 4, status: 2, period: 3, periodName: '3rd period' }, 'sport.period.part 3'],
  [{ sportId: 13, status: 2, period: 4, periodName: '4th frame' }, 'sport.period.part 4'],
  [{ sportId: 40, status: 2, period: 3, periodName: '3rd quarter' }, 'sport.period.part 3'],
  [{ sportId: 1, status: 3, period: 1, periodName: 'Half-time' }, 'sport.period.pause'],
  [{ sportId: 99, status: 2, period: 1, periodName: '1st inning' }, '1st inning'],
  [{ sportId: 1, status: 2 }, ''],
])('%j stands in the first column as %s', (match, text) => {
  expect(shortPeriod(t, match)).toBe(text);
});
