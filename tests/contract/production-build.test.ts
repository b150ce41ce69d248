import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const isProduction = (() => {
  if (!existsSync('dist/build-info.json')) return false;
  const { mode } = JSON.parse(readFileSync('dist/build-info.json', 'utf8')) as { mode: string };
  return mode === 'production';
})();

/** Words that only the code of the debugger contains: its path, texts, sources and storage. */
const marks = ['debugger/ui', 'debugger.section', 'pages/debugger', 'http-log', 'sandbox-api'];
const withKey = /["'`]configuration["'`]/;

test.skipIf(!isProduction)('[ROUTE-150] a production build has no code of the debugger', () => {
  const scripts = globSync('dist/**/*.{js,css,html,json}');
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...marks.filter((mark) => text.includes(mark)), ...(withKey.test(text) ? ['configuration'] : [])].map(
      (mark) => `${file}: ${mark}`,
    );
  });
  expect(found).toEqual([]);
});
