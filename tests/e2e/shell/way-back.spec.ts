import type { Page } from '@playwright/test';

import { expect, odds, test } from '../../support/world.ts';

const sayPage = (page: Page, event: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), event);

// The browser of the journeys keeps no page (its shell has no such cache), so the browser's own words are said in its place.
test('[UI-93] a board that is left lets its socket go, and one that the browser gives back shows what happened meanwhile', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const add = addEventListener;
    window.addEventListener = (...given: Parameters<typeof add>) => {
      heard.push(given[0]);
      add.apply(window, given);
    };
  });
  const connected = page.waitForEvent('websocket');
  await page.goto('/en/home/live');
  const socket = await connected;
  const button = odds(page, pick!.match, pick!.match.opp1.name);
  await expect(button).toBeEnabled();

  const closed = socket.waitForEvent('close');
  await sayPage(page, 'pagehide');
  await closed;
  await expect(button).toBeDisabled();
  const next = Math.round((pick!.home.coef + 1.37) * 100) / 100;
  await world.simulator({ gameId: pick!.match.id, do: 'odds', marketId: pick!.home.id, coef: next });

  const again = page.waitForEvent('websocket');
  await sayPage(page, 'pageshow');
  await again;
  await expect(button).toBeEnabled();
  await expect(button).toContainText(next >= 10 ? next.toFixed(1) : next.toFixed(2));

  // A page that waits for these keys is not kept.
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toContain('pagehide');
  expect(heard.filter((name) => name.endsWith('unload'))).toEqual([]);

  await page.goto('/oldbrowser.html');
  await page.goBack();
  await expect(button).toBeEnabled();
  await expect(button).toContainText(next >= 10 ? next.toFixed(1) : next.toFixed(2));
});
