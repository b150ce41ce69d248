import type { Game } from '../../../contracts/feed.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, inBoardOrder, lateCame, test } from '../../support/world.ts';

/** Friday, 26 March 2027. Clocks of London go forward on the 28th at 01:00 UTC, those of Kathmandu never. */
const start = Date.UTC(2027, 2, 26, 12) / 1000;
const change = Date.UTC(2027, 2, 28, 1) / 1000;
test.use({ start, timezoneId: 'Europe/London', share: 0.2 });

/** What clocks show so many hours east of UTC. */
const clock = ({ startAt }: Game, hours: number) =>
  new Date((startAt + hours * 3600) * 1000).toISOString().slice(11, 16);

test('[LANG-23] [LANG-24] [LANG-25] [R-L1] a kick-off stands in the hour of its own day, by the browser’s zone, then by one that is searched for', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const matches = inBoardOrder((await world.snapshot('list:line:1')).entities).filter(({ status }) => status === 0);
  const before = matches.find(({ startAt }) => startAt < change)!;
  const after = matches.find(({ startAt }) => startAt > change)!;
  const reads = async (match: Game, hours: number) => {
    await page.goto(`/en/home/line/1-football/${String(match.champId)}-x/${String(match.id)}-x`);
    await expect(page.getByRole('main')).toContainText(clock(match, hours));
  };
  await reads(before, 0);
  await reads(after, 1);

  await lateCame(page);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings', exact: true });
  const zone = dialog.getByRole('combobox', { name: 'Time zone' });
  await expect(zone.getByRole('option', { selected: true })).toHaveText(/Same as this device \(.*London, UTC.*\)/);
  await dialog.getByRole('searchbox', { name: 'Find a city or UTC offset' }).fill('nowhere at all');
  await expect(dialog.getByText('No time zone found.')).toBeVisible();
  await dialog.getByRole('searchbox', { name: 'Find a city or UTC offset' }).fill('kathmandu');
  await expect(dialog.getByText(/^Found: 1\./)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(zone.getByRole('option', { selected: true })).toHaveText(/Kathmandu, UTC\+5:45/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toContainText(clock(after, 5.75));
  await reads(before, 5.75);
});
