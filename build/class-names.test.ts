import { expect, test } from 'vitest';

import { createShortNames } from './class-names.ts';

test('names of a file share four signs, differ by their count, and are the same in each reading', () => {
  const name = createShortNames();
  const read = () =>
    ['_1p5niw00', '_1p5niw01', '_1p5niw0z', '_1p5niw010'].map((hash) => name({ hash, filePath: 'a.css.ts' }));
  const first = read();
  expect(new Set(first).size).toBe(4);
  for (const one of first) expect(one).toMatch(/^[a-z][a-z0-9]{3}[a-z0-9]{1,2}$/);
  expect(new Set(first.map((one) => one.slice(0, 4))).size).toBe(1);
  expect(read()).toEqual(first);
  expect(createShortNames()({ hash: '_1p5niw00', filePath: 'a.css.ts' })).toBe(first[0]);
});

test('two files with the same signs end the build, and name each other', () => {
  const name = createShortNames(() => 'same');
  name({ hash: 'abcdef0', filePath: 'a.css.ts' });
  expect(() => name({ hash: 'ghijkl0', filePath: 'b.css.ts' })).toThrow(
    'b.css.ts cannot be made short: a.css.ts has them',
  );
});

test('a name that does not belong to its file ends the build', () => {
  const name = createShortNames();
  name({ hash: 'abcdef0', filePath: 'a.css.ts' });
  expect(() => name({ hash: 'zzzzzz1', filePath: 'a.css.ts' })).toThrow('zzzzzz1');
});
