import { sportIds } from '../../../contracts/markets.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/world.ts';

test(
  '[MEDIA-11] [MEDIA-03] [MEDIA-07] [MEDIA-14] [UI-24] the picture tells a goal in words, goes on in its window on another page without asking anew, and leads back',
  { tag: '@core' },
  async ({ page, world }) => {
    const [first] = await world.liveMatches();
    const { id, champId, opp1 } = first!.match;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('topic=zone')) asked.push(request.url());
    });
    await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
    const region = page.getByRole('region', { name: 'Match tracker', exact: true });
    await expect(region.getByRole('img', { name: /^Match tracker: / })).toBeVisible();
    await expect(region.getByRole('row', { name: /Possession/ })).toBeVisible();
    await expect(region.getByText(/about \d+ s delay/)).toBeVisible();
    await expectAccessible(page);

    await world.simulator({ gameId: id, do: 'goal', team: 1 });
    await expect(region.getByRole('img', { name: /· goal$/ })).toBeVisible();
    await expect(region.getByRole('status')).toContainText('Goal');
    const goals = async () => {
      const { entities } = await world.snapshot(`game:${String(id)}`);
      return (entities.games?.[0]?.incidents ?? []).filter(({ kind }) => /goal/.test(kind)).length;
    };
    // One more in the same minute has its own mark beside the other.
    await world.simulator({ gameId: id, do: 'goal', team: 1 });
    const marks = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
    const balls = marks.filter({ hasText: /goal/i });
    await expect.poll(async () => (await balls.count()) - (await goals())).toBe(0);
    const places = await balls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(places).size).toBe(places.length);
    await region.getByRole('tab', { name: 'Commentary' }).press('Enter');
    await expect(
      region.getByRole('list', { name: 'Commentary' }).getByRole('listitem').filter({ hasText: 'goal' }).first(),
    ).toBeVisible();

    await region.getByRole('button', { name: 'Pop out' }).press('Enter');
    await page.getByRole('link', { name: 'Esports' }).first().click();
    const floating = page.getByRole('region', { name: 'Match trackers' });
    await expect(floating.getByRole('img', { name: /^Match tracker: / })).toBeVisible();
    await expect(floating.getByRole('article')).toContainText(opp1.name);
    expect(asked).toHaveLength(1);
    await expectAccessible(page);
    await floating.getByRole('link').press('Enter');
    await expect(page).toHaveURL(new RegExp(`/en/home/live/[^/]+/[^/]+/${String(id)}-`));
    await floating.getByRole('button', { name: /^Close / }).press('Enter');
    await expect(floating).toHaveCount(0);
  },
);

test('[MEDIA-06] [MEDIA-04] a picture that is scrolled away follows into the corner, goes back, and closes when its match ends', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  const { id, champId } = first!.match;
  // Beside its markets it never scrolls away; on a tablet it is above them, and begins closed.
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  const picture = page.getByRole('region', { name: 'Match tracker', exact: true });
  await picture.getByRole('button', { name: 'Show' }).click();
  await expect(picture.getByRole('img', { name: /^Match tracker: / })).toBeVisible();
  const last = page.getByRole('region', { name: 'Markets' }).getByRole('heading', { level: 2 }).last();
  const floating = page.getByRole('region', { name: 'Match trackers' });
  await last.scrollIntoViewIfNeeded();
  await expect(floating.getByRole('article')).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  await expect(floating).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(floating.getByRole('article')).toHaveCount(1);
  await world.simulator({ gameId: id, do: 'finish', score: [2, 1] });
  await expect(floating).toHaveCount(0);
});

test('[ROUTE-07] [MEDIA-14] two matches side by side change at once, and stand there again after a reload', async ({
  page,
  world,
}) => {
  await page.goto('/en/multi');
  const offer = page.getByRole('region', { name: 'Matches with a tracker' });
  for (let count = 1; count <= 2; count += 1) {
    await offer.getByRole('button', { name: /^Add / }).first().press('Enter');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count);
  }
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('img', { name: /^Match tracker: / })).toHaveCount(2);
  await expectAccessible(page);
  const names = await cards.evaluateAll((list) => list.map((card) => card.getAttribute('aria-label')));
  const { entities } = await world.snapshot('list:live:1');
  const ids = names.map((name) => entities.games!.find(({ opp1, opp2 }) => name === `${opp1.name} – ${opp2.name}`)!.id);
  for (const gameId of ids) await world.simulator({ gameId, do: 'goal', team: 2 });
  await expect(cards.getByRole('img', { name: /· goal$/ })).toHaveCount(2);
  await page.reload();
  await expect(cards).toHaveCount(2);
});

test('[MEDIA-11] the picture takes the whole screen with both crests and the score, and gives it back by the same button', async ({
  page,
  world,
}) => {
  const [first] = await world.liveMatches();
  const { id, champId, opp1, opp2 } = first!.match;
  await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  const region = page.getByRole('region', { name: 'Match tracker', exact: true });
  const whole = region.getByRole('button', { name: 'Full screen' });
  await whole.press('Enter');
  await expect(whole).toHaveAttribute('aria-pressed', 'true');
  await expect(region.getByText(opp1.name, { exact: true })).toBeVisible();
  await expect(region.getByText(opp2.name, { exact: true })).toBeVisible();
  await expect(region.locator('svg[viewBox="0 0 16 17"]')).toHaveCount(2);
  await expectAccessible(page);
  await whole.press('Enter');
  await expect(whole).toHaveAttribute('aria-pressed', 'false');
  await expect(whole).toBeFocused();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('[MEDIA-11] a browser that gives no page the whole screen has no button for it', async ({ page, world }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  const [first] = await world.liveMatches();
  const { id, champId } = first!.match;
  await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  const region = page.getByRole('region', { name: 'Match tracker', exact: true });
  await expect(region.getByRole('button', { name: 'Pop out' })).toBeVisible();
  await expect(region.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
});

test('[MEDIA-02] where a match has neither picture nor video none is offered, on its page and on the board', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const region = page.getByRole('region', { name: 'Match tracker', exact: true });
  for (const [sport, name, isThere] of [
    [sportIds.football, 'football', true],
    [sportIds.snooker, 'snooker', false],
  ] as const) {
    const { entities } = await world.snapshot(`list:live:${String(sport)}`);
    const { id, champId, zoneId, videoId } = entities.games!.find((match) => match.videoId === undefined)!;
    expect([zoneId !== undefined, videoId]).toEqual([isThere, undefined]);
    await page.goto(`/en/home/live/${String(sport)}-${name}`);
    const link = page
      .getByRole('main')
      .locator(`a[href*="/${String(id)}-"]`)
      .first();
    await expect(link).toBeVisible();
    await expect(link.getByText('Tracker', { exact: true })).toHaveCount(isThere ? 1 : 0);
    await page.goto(`/en/home/live/${String(sport)}-${name}/${String(champId)}-x/${String(id)}-x`);
    await expect(page.getByRole('tablist', { name: 'Market filter' })).toBeVisible();
    await expect(region).toHaveCount(isThere ? 1 : 0);
  }
});
