import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';
import chromium from '@sparticuz/chromium';

/** A browser that the machine names, else the one inside the npm package (Linux x64), else Playwright's own. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  (process.platform === 'linux' && process.arch === 'x64' ? await chromium.executablePath() : undefined);

/** E2E=staging: journeys of what only a staging build has. The server then serves that build: SANDBOX_DIST. */
const suite = process.env.E2E === 'staging' ? 'e2e-staging' : 'e2e';

export default defineConfig({
  testDir: `tests/${suite}`,
  outputDir: `.cache/test-results/${suite}`,
  globalSetup: './tests/support/server.ts',
  // One journey a processor: more at once take as long in sum, and each is so slow that its waits run out.
  workers: suite === 'e2e' ? availableParallelism() : 1,
  fullyParallel: true,
  timeout: 90_000,
  // Patience for a busy machine, whose page takes its line for slow and rests for 10 s before what nobody sees comes
  // (SPEED-05). A journey that claims speed measures it.
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  // A person sees in one line what is running; a log keeps a line of each.
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? `.cache/reports/${suite}.json` }],
  ],
  use: {
    viewport: { width: 1366, height: 900 },
    locale: 'en-GB',
    // Every machine shows the same hours: those of the specification, all year.
    timezoneId: 'Europe/Moscow',
    // Where motion is looked at, it is switched on.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A journey is over before the engine's best compilers have earned what they cost; what it leaves behind is collected with its page.
        '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=64,--max-semi-space-size=64,--single-threaded-gc',
      ],
    },
  },
});
