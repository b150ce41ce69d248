import { existsSync, globSync, readFileSync, statSync } from 'node:fs';

import { expect, test } from 'vitest';

import { slots } from '../../../contracts/slots.ts';

const isProduction = (() => {
  if (!existsSync('dist/build-info.json')) return false;
  const { mode } = JSON.parse(readFileSync('dist/build-info.json', 'utf8')) as { mode: string };
  return mode === 'production';
})();

/**
 * Words that only the debugger's code has: its paths, texts, sources and storage, and what breaks something or changes it in one
 * browser. The control room of production shares none of them: what an operator changes there is a draft of the configuration.
 */
const marks = [
  ...['debugger/ui', 'pages/debugger', 'http-log', 'sandbox-api', 'debugger.config', 'debugger.fault'],
  ...['openbook.pluginTryOuts', 'Broken on purpose'],
  ...['break', 'pin', 'retry', 'order'].map((name) => `debugger.plugin.${name}`),
];
const withKey = /["'`]configuration["'`]/;

test.skipIf(!isProduction)(
  '[ROUTE-150] [PLUG-75] a production build has no code that changes something in the debugger',
  () => {
    const scripts = globSync('dist/**/*.{js,css,html,json}');
    expect(scripts.length).toBeGreaterThan(10);
    const found = scripts.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return [...marks.filter((mark) => text.includes(mark)), ...(withKey.test(text) ? ['configuration'] : [])].map(
        (mark) => `${file}: ${mark}`,
      );
    });
    expect(found).toEqual([]);
  },
);

/** The frame gives these two their height. */
const framed = ['header', 'footer'];

test.skipIf(!isProduction)('[UI-17] [PLUG-39] the styles hold the height of each slot until its app has drawn', () => {
  const styles = globSync('dist/**/*.css').map((file) => readFileSync(file, 'utf8'));
  const rules = styles.flatMap((text) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]);
  for (const [name, { height }] of Object.entries(slots)) {
    const own = rules.filter(([, selector = '']) => selector.replaceAll('\\', '').includes(`[data-slot=${name}]`));
    const held = own.map(([, , style]) => style).join(';');
    const expected = framed.includes(name) ? 'min-block-size:calc(var(--size-' : `minmax(${String(height)}px,auto)`;
    if (height > 0) expect([name, held]).toEqual([name, expect.stringContaining(expected)]);
    else expect([name, held]).toEqual([name, '']);
  }
});

test.skipIf(!isProduction)('[SPEED-07] a production build has no warning of the router for its developers', () => {
  const scripts = globSync('dist/assets/*.js').map((file) => ({ file, code: readFileSync(file, 'utf8') }));
  expect(scripts.some(({ code }) => code.includes('in the context of a <Router>'))).toBe(true);
  const warned = scripts.filter(({ code }) => code.includes('No routes matched location'));
  expect(warned.map(({ file }) => file)).toEqual([]);
});

test.skipIf(!isProduction)('[UI-94] no file of letters is above 25 kB', () => {
  const sizes = globSync('dist/**/*.woff2').map((file) => ({ file, bytes: statSync(file).size }));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.filter(({ bytes }) => bytes > 25_000)).toEqual([]);
});
