import { expect as expectSoon, type Page } from '@playwright/test';

import { coupon } from '../world.ts';
import { kinds, type Spoiled, spoilFiles } from './spoil.ts';
import type { Here, Way } from './way.ts';

/**
 * The page reports a hanging file after some seconds, and a busy machine needs more. These checks do not measure speed.
 */
const expect = expectSoon.configure({ timeout: 40_000 });

/** Finds the message in the place of a part. */
const note = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: /This section could not be loaded|This takes longer than usual/ })
    .filter({ has: page.getByRole('button', { name: 'Try again' }) })
    .first();

async function expectFrame(page: Page, frame: Way['frame'] = ['banner', 'main', 'coupon']) {
  if (frame.includes('banner')) await expect(page.getByRole('banner')).toBeVisible();
  if (frame.includes('main')) await expect(page.getByRole('main')).toBeVisible();
  if (frame.includes('coupon')) await expect(coupon(page)).toBeVisible();
}

/** The button, when it waits for a press: the page also tries again by itself. */
async function idle(page: Page) {
  const again = note(page).getByRole('button', { name: 'Try again' });
  await expect(again).not.toHaveAttribute('aria-busy', 'true');
  return again;
}

/** Presses the button by keyboard, because a test by keyboard notices a lost focus. */
const press = async (page: Page) => (await idle(page)).press('Enter');

/** Tells the page that the network went and came back. */
export const comeBack = ({ page }: Here) =>
  page.evaluate(() => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });

const soon = { intervals: [30, 50, 100], timeout: 40_000 };
const wordsOf = (here: Here, { told }: Way) =>
  told === undefined ? note(here.page) : told === 'nobody' ? null : told(here);

async function comesByItself(here: Here, spoiled: Spoiled, way: Way): Promise<void> {
  await expect.poll(spoiled.tries, soon).toBeGreaterThanOrEqual(1);
  spoiled.goOn();
  await expect(way.seen(here)).toBeVisible();
  await expectFrame(here.page, way.frame);
}

/** Takes one late file through one trouble and the retry: what its mechanism does with the others, one file of it shows. */
export async function walkOnce(here: Here, files: readonly string[], way: Way, first: number): Promise<void> {
  const { tries = 1, told } = way;
  const spoiled = await spoilFiles(here.page, files, first);
  await way.reach(here);
  // What the page asks for several times before it says anything comes by the next try.
  if (tries > 1) return comesByItself(here, spoiled, way);
  await expect.poll(spoiled.tries, soon).toBeGreaterThanOrEqual(1);
  const words = wordsOf(here, way);
  if (words !== null) await expect(words).toBeVisible();
  await expectFrame(here.page, way.frame);
  // Until somebody can press, the trouble stays: otherwise the page may be healed by its own next try.
  const again = told === undefined && way.again === undefined ? await idle(here.page) : null;
  spoiled.goOn();
  if (way.again !== undefined) await way.again(here);
  else if (told === 'nobody') await comeBack(here);
  // The page may try by itself in the same moment: then the button is gone, and the part is here.
  else if (again !== null) await again.press('Enter', { timeout: 5000 }).catch(() => undefined);
  else await press(here.page);
  await expect(way.seen(here)).toBeVisible();
  if (told !== undefined) return;
  await expect(note(here.page)).toHaveCount(0);
  await expect(here.page.locator('body:focus')).toHaveCount(0);
}

/**
 * Takes one late file through all troubles. After each trouble the frame stands and the page says what it must; in the
 * end the part is here and the focus in its place.
 */
export async function walk(here: Here, files: readonly string[], way: Way): Promise<void> {
  const { page } = here;
  const { tries: atOnce = 1, told } = way;
  const spoiled = await spoilFiles(page, files);
  await way.reach(here);
  for (let round = atOnce; round <= kinds; round += atOnce) {
    await expect.poll(spoiled.tries, soon).toBeGreaterThanOrEqual(round);
    const words = wordsOf(here, way);
    if (words !== null) await expect(words).toBeVisible();
    await expectFrame(page, way.frame);
    const isLast = round + atOnce > kinds;
    if (isLast) spoiled.hang();
    if (spoiled.tries() > round && !isLast) continue;
    if (way.again !== undefined) await way.again(here);
    // After the last trouble the page tries again by itself.
    else if (told === 'nobody' || isLast) await comeBack(here);
    else await press(page);
  }
  await expect.poll(spoiled.isHanging, soon).toBe(true);
  if (told === undefined) await expect(note(page)).toBeVisible();
  await expectFrame(page, way.frame);
  spoiled.goOn();
  await expect(way.seen(here)).toBeVisible();
  if (told !== undefined) return;
  await expect(note(page)).toHaveCount(0);
  await expect(page.locator('body:focus')).toHaveCount(0);
}
