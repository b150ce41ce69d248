/**
 * Finds which requests wait for each other on a cold start over a slow line. In a chain each request began after the
 * one before had ended, so its length is the number of round trips that a player waits for. Figures: docs/bench.md.
 */
import type { CDPSession } from '@playwright/test';

import { expect, test } from '../../support/world.ts';

// The test measures with all matches.
test.use({ share: 1 });

/** 1.6 Mbit/s both ways, 150 ms a round trip, a processor four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const slowdown = 4;

/** Times in seconds of the browser's own clock. */
type Sent = { path: string; sentAt: number; endedAt: number };

/** Nothing waits for fonts and pictures, so they are in no chain. What the document's header names is of the type `Other`. */
const waitedFor = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR', 'Other']);
const isPicture = (path: string) => /\.(?:svg|png|ico)$/.test(path);

/** Records every ended request for which another could wait. */
async function record(cdp: CDPSession): Promise<Sent[]> {
  const started = new Map<string, Omit<Sent, 'endedAt'>>();
  const ended: Sent[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    const { protocol, pathname: path } = new URL(request.url);
    if (protocol === 'http:' && waitedFor.has(type ?? '') && !isPicture(path))
      started.set(requestId, { path, sentAt: timestamp });
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = started.get(requestId);
    if (request !== undefined) ended.push({ ...request, endedAt: timestamp });
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return ended;
}

/** Finds the longest chain that ends with this request. */
function chainTo(last: Sent, all: readonly Sent[]): readonly Sent[] {
  const before = all.filter(({ endedAt }) => endedAt <= last.sentAt).map((request) => chainTo(request, all));
  const longest = before.reduce<readonly Sent[]>((best, chain) => (chain.length > best.length ? chain : best), []);
  return [...longest, last];
}

/** `/assets/shell-1a2b3c4d.js` → `shell.js`. */
const nameOf = ({ path }: Sent) => path.replace(/^\/assets\/(.+)-[\w-]{7}(\.\w+)$/, '$1$2');

/** The document names the data. What a chance of the line puts between the two is one request more. */
const longestAllowed = 3;

/** Requests of the early script, sorted by name. */
const early = [
  '/bff-api/config/all.json',
  '/bff-api/dictionary',
  '/blocks-api/api/v1/block/light',
  '/plugins/manifest.json',
  '/redirects-api/api/v1/redirect-light',
  '/web-api/auth/check-session',
];

for (const { address, data } of [{ address: '/en/home/live', data: '/feed-api/v1/snapshot' }]) {
  test(`${address}: from the document to the data of the page no more than ${String(longestAllowed)} requests wait for each other`, async ({
    page,
    context,
  }, info) => {
    test.slow();
    const ended = await record(await context.newCDPSession(page));
    await page.goto(address);
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /[\d.]+$/ })
        .first(),
    ).toBeVisible({ timeout: 60_000 });
    const first = ended.find(({ path }) => path === data);
    expect(first).toBeDefined();
    const chain = first === undefined ? [] : chainTo(first, ended);
    const [document] = ended;
    const at = (moment: number) => `${String(Math.round((moment - (document?.sentAt ?? moment)) * 1000))} ms`;
    const text = chain
      .map((request) => `${nameOf(request)} (${at(request.sentAt)}–${at(request.endedAt)})`)
      .join(' → ');
    info.annotations.push({ type: 'longest chain', description: text });
    process.stdout.write(`Longest chain of ${address}: ${text}\n`);
    expect(chain.length, text).toBeLessThanOrEqual(longestAllowed);
    // What the early script asks is what the app asks, to the letter: else its answer is thrown away and the question put again.
    const shellAt = ended.find(({ path }) => path.startsWith('/assets/shell-') && path.endsWith('.js'))?.endedAt ?? 0;
    const questions = ended.filter(({ path }) => early.includes(path));
    const [begun, again] = [true, false].map((isBefore) =>
      questions.filter(({ sentAt }) => sentAt < shellAt === isBefore).map(({ path }) => path),
    );
    expect(begun?.toSorted()).toEqual(early);
    // Dialogs and menus, which nobody has opened, bring texts of their own.
    expect(again?.filter((path) => path !== '/bff-api/dictionary')).toEqual([]);
  });
}
