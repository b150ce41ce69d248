/** A video of a match really plays: the browser itself makes the few frames that the test serves. */
import type { Page } from '@playwright/test';

import type { Game } from '../../../contracts/feed.ts';
import { sportIds } from '../../../contracts/markets.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

/** A second of two colours, as the browser encodes it. */
async function film(page: Page): Promise<Buffer> {
  await page.goto('about:blank');
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.start();
    for (let frame = 0; frame < 25; frame += 1) {
      pen.fillStyle = frame % 2 === 0 ? 'green' : 'white';
      pen.fillRect(0, 0, 64, 36);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test('[MEDIA-05] [MEDIA-08] the video of a match plays for a player under their token, over other windows where the browser can; a failure is said and can be tried again', async ({
  page,
  world,
}) => {
  const body = await film(page);
  expect(body.length).toBeGreaterThan(500);
  await world.configure({ video: { address: '/video/{videoId}.webm' } });
  // What is played on a screen always has a video; a match that begins now names its own.
  const coming = await world.snapshot(`list:line:${String(sportIds.esports)}`);
  const { id } = coming.entities.games!.find(({ outcomesCount }) => outcomesCount === undefined)!;
  await world.simulator({ gameId: id, do: 'start' });
  const [match] = (await world.snapshot(`game:${String(id)}`)).entities.games!;
  expect(match?.videoId).toBe(`v${String(id)}`);
  const asked: URL[] = [];
  let isBroken = true;
  await page.route('**/video/*.webm*', (route) => {
    asked.push(new URL(route.request().url()));
    return isBroken ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: 'video/webm', body });
  });
  const region = page.getByRole('region', { name: 'Match tracker', exact: true });
  const path = `/en/home/live/${String(sportIds.esports)}-esports/${String(match!.champId)}-x/${String(id)}-x`;
  await page.goto(path);
  await expect(region.getByText('Log in to watch the video.')).toBeVisible();
  expect(asked).toEqual([]);

  await enter(page, await world.createUser('player'));
  await page.goto(path);
  await expect(region.getByText(/could not be loaded/)).toBeVisible();
  await expectAccessible(page);
  isBroken = false;
  await region.getByRole('button', { name: 'Try again' }).press('Enter');
  const video = region.locator('video');
  await expect(video).toHaveAttribute('aria-label', `${match!.opp1.name} – ${match!.opp2.name}`);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  expect(await video.evaluate((element: HTMLVideoElement) => [element.videoWidth, element.error])).toEqual([64, null]);
  expect(asked.at(-1)?.pathname).toBe(`/video/v${String(id)}.webm`);
  expect(asked.at(-1)?.searchParams.get('token')).toMatch(/\S{8,}/);

  const over = region.getByRole('button', { name: 'Always on top' });
  const canStandOver = await page.evaluate(() => document.pictureInPictureEnabled);
  await expect(over).toHaveCount(canStandOver ? 1 : 0);
  await expectAccessible(page);
});

/** A football match that begins now and has a picture and a video: cameras are not everywhere. */
async function matchWithBoth(world: World): Promise<Game> {
  await world.configure({ video: { address: '/video/{videoId}.webm' } });
  const { entities } = await world.snapshot(`list:line:${String(sportIds.football)}`);
  for (const { id, outcomesCount } of entities.games!) {
    if (outcomesCount !== undefined) continue;
    await world.simulator({ gameId: id, do: 'start' });
    const [match] = (await world.snapshot(`game:${String(id)}`)).entities.games!;
    if (match?.videoId !== undefined && match.zoneId !== undefined) return match;
  }
  throw new Error('No football match has both.');
}

test('[MEDIA-05] a match with both has a tab for each; what was shown, and that it was put away, holds after a reload', async ({
  page,
  world,
}) => {
  const { id, champId } = await matchWithBoth(world);
  await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  const region = page.getByRole('region', { name: 'Match tracker', exact: true });
  const [picture, video] = [
    region.getByRole('radio', { name: 'Tracker' }),
    region.getByRole('radio', { name: 'Video' }),
  ];
  const drawn = region.getByRole('img', { name: /^Match tracker: / });
  const film = region.getByText('Log in to watch the video.');
  await expect(picture).toBeChecked();
  await expect(drawn).toBeVisible();
  await expect(film).toHaveCount(0);

  await video.press('Space');
  await expect(film).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await page.reload();
  await expect(video).toBeChecked();
  await expect(film).toBeVisible();

  await region.getByRole('button', { name: 'Hide' }).press('Enter');
  const show = region.getByRole('button', { name: 'Show' });
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await expect(film).toHaveCount(0);
  await page.reload();
  await expect(show).toHaveAttribute('aria-expanded', 'false');
  await expect(picture).toHaveCount(0);
  await show.press('Enter');
  await expect(drawn).toBeVisible();
  await page.reload();
  await expect(drawn).toBeVisible();
});
