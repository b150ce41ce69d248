import { existsSync } from 'node:fs';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { aliases } from './build/aliases.ts';
import { effectorUnits } from './build/effector.ts';

const setup = 'tests/support/vitest.setup.ts';
const setupFiles = existsSync(setup) ? [setup] : [];

/** Programs that Node runs as they are: no bundler's help in their tests either. */
const nodeFolders = '{contracts,simulator,sandbox,scripts,build,tests/lint,tests/support,tests/bench}';

/** For a busy machine. A test that claims speed measures it. */
const patienceMs = 120_000;
const expectation = { poll: { timeout: 15_000 } };

/** The coupon's models meet the real backend here. The modules of the whole backend are read once a process, not once a file, where `isolate` is false. */
const contract = (name: string, include: string[], isolate: boolean) => ({
  resolve: { alias: aliases },
  define: { __APP_VERSION__: JSON.stringify('test'), __SPRITE_HASH__: JSON.stringify('test') },
  plugins: [vanillaExtractPlugin(), effectorUnits()],
  test: {
    name,
    include,
    isolate,
    environment: 'node',
    testTimeout: patienceMs,
    hookTimeout: patienceMs,
    expect: expectation,
  },
});
const backendTests = ['tests/{contract,deploy}/**/*.test.ts'];
const modelTest = 'tests/contract/coupon/coupon-model.test.ts';

export default defineConfig({
  // For the compiler of *.css.ts, which reads this file and no project of it.
  resolve: { alias: aliases },
  test: {
    projects: [
      {
        resolve: { alias: aliases },
        define: { __APP_VERSION__: JSON.stringify('test'), __SPRITE_HASH__: JSON.stringify('test') },
        plugins: [vanillaExtractPlugin(), effectorUnits()],
        test: {
          name: 'unit',
          // A context for each file in one process: jsdom and React are compiled once, not once a file.
          pool: 'vmForks',
          include: ['{src,plugins}/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles,
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        resolve: { alias: aliases },
        test: {
          name: 'node',
          include: [`${nodeFolders}/**/*.test.ts`],
          isolate: false,
          environment: 'node',
          testTimeout: patienceMs,
          hookTimeout: patienceMs,
          expect: expectation,
        },
      },
      contract('contract', [...backendTests, `!${modelTest}`], false),
      // Its clock is faked under the network's own timers: no other file could go on in that process.
      contract('contract: model', [modelTest], true),
    ],
  },
});
