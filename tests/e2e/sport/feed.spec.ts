import { expect, lateCame, odds, test } from '../../support/world.ts';

// The test needs all matches of a day.
test.use({ share: 1 });

test(
  '[ODDS-07] live games stand on the board and their odds move without a reload',
  { tag: '@core' },
  async ({ page, world }) => {
    await page.goto('/en/home/live');
    const shell = page.getByRole('main');
    await expect(shell).toBeVisible();
    const first = shell.getByRole('button', { pressed: false, name: / \d+\.\d+$/ }).first();
    // Within a second of the shell, and half a one for a busy machine.
    await expect(first).toBeVisible({ timeout: 1500 });

    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    const button = odds(page, pick!.match, pick!.match.opp1.name);
    const next = Math.round((pick!.home.coef + 1.37) * 100) / 100;
    await world.simulator({ gameId: pick!.match.id, do: 'odds', marketId: pick!.home.id, coef: next });
    await expect(button).toContainText(next >= 10 ? next.toFixed(1) : next.toFixed(2));
  },
);

test(
  '[ODDS-14] a cut feed is said and locks the odds; when it returns the board is right again',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    await page.clock.install();
    await page.goto('/en/home/live');
    const button = odds(page, pick!.match, pick!.match.opp1.name);
    await expect(button).toBeEnabled();

    await world.feedFault({ do: 'silence', ms: 6000 });
    await page.clock.runFor(13_000);
    await expect(page.getByText(/Odds are locked/)).toBeVisible();
    await expect(button).toBeDisabled();
    const next = Math.round((pick!.home.coef + 0.5) * 100) / 100;
    await world.simulator({ gameId: pick!.match.id, do: 'odds', marketId: pick!.home.id, coef: next });

    await expect(button).toBeEnabled({ timeout: 20_000 });
    await expect(page.getByText(/Odds are locked/)).toBeHidden();
    await expect(button).toContainText(next >= 10 ? next.toFixed(1) : next.toFixed(2));
  },
);

test('[OPS-40] a page whose feed broke off waits for a random part of 1, then of 2 s before it comes back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Socket = WebSocket;
    const seen = { last: null as WebSocket | null, opened: [] as number[], closed: [] as number[] };
    Object.assign(window, { seen });
    window.WebSocket = class extends Socket {
      constructor(address: string | URL) {
        super(address);
        seen.last = this;
        seen.opened.push(Date.now());
        this.addEventListener('close', () => seen.closed.push(Date.now()));
      }
    };
    Math.random = () => 0.25;
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: { opened: number[]; closed: number[] } }).seen);
  await page.clock.install();
  await page.goto('/en/home/live');
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: / \d+\.\d+$/ })
      .first(),
  ).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);

  const gaps: number[] = [];
  const { opened } = await seen();
  for (const tries of [1, 2]) {
    await page.evaluate(() => (window as unknown as { seen: { last: WebSocket } }).seen.last.close());
    await expect.poll(async () => (await seen()).closed.length).toBe(tries);
    for (let step = 0; step < 40 && (await seen()).opened.length < opened.length + tries; step += 1)
      await page.clock.runFor(50);
    const now = await seen();
    gaps.push(now.opened.at(-1)! - now.closed.at(-1)!);
  }
  expect(gaps).toEqual([250, 500]);
});

test('[ODDS-11] a suspended market shows a lock and cannot be added', { tag: '@core' }, async ({ page, world }) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await page.goto('/en/home/live');
  const button = odds(page, pick!.match, pick!.match.opp1.name);
  await expect(button).toBeEnabled();
  await world.simulator({ gameId: pick!.match.id, do: 'suspend' });
  await expect(
    page.getByRole('button', { name: new RegExp(`${pick!.match.opp1.name}.*suspended`) }).first(),
  ).toBeDisabled();
  await world.simulator({ gameId: pick!.match.id, do: 'resume' });
  await expect(button).toBeEnabled();
});

test('[ODDS-80] after a sleep the first tick says that the prices are old; the next frame says that they are not', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await page.clock.install();
  await page.goto('/en/home/live');
  const button = odds(page, pick!.match, pick!.match.opp1.name);
  await expect(button).toBeEnabled();
  await lateCame(page);

  await world.feedFault({ do: 'silence', ms: 5000 });
  // No timer of the page ran meanwhile, as on a device that slept: only its clock has moved.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.runFor(1000);
  // Sooner than the alarm of the feed itself would say it.
  await expect(page.getByText(/Odds are locked/)).toBeVisible({ timeout: 2000 });
  await expect(button).toBeDisabled();
  await expect(button).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByText(/Odds are locked/)).toBeHidden();
});
