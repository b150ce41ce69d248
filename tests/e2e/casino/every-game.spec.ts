/** Every game of the house, by touch: it is played, and its picture can reach and change nothing. */
import type { Frame, Page } from '@playwright/test';

import { facts, pathOfGame } from '../../../contracts/games/facts.ts';
import type { PlaySession } from '../../../contracts/play-session.ts';
import { enter, expect, test } from '../../support/world.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** In a frame: keeps its end of the page's channel, so that the test can speak in the picture's name. */
const keepEnd = () =>
  addEventListener('message', ({ ports: [end] }) => {
    if (end !== undefined) Object.assign(globalThis, { end });
  });
const say = (frame: Frame, word: unknown) =>
  frame.evaluate((told) => (globalThis as unknown as { end: MessagePort }).end.postMessage(told), word);

/** What a frame gets when it reaches for the page around it. */
const probe = (frame: Frame, what: 'page' | 'cookies' | 'storage' | 'navigation') =>
  frame.evaluate((name) => {
    const probes = {
      page: () => parent.document.title,
      cookies: () => document.cookie,
      storage: () => localStorage.length,
      navigation: () => {
        top!.location.href = '/en/results';
      },
    };
    try {
      return `came: ${String(probes[name]())}`;
    } catch (error) {
      return (error as Error).name;
    }
  }, what);

/** What the player has staked and won, by the ledger of the server. */
async function ledger({ request }: Page): Promise<Pick<PlaySession, 'staked' | 'won' | 'net'>> {
  const { data } = (await (await request.get('/web-api/user/gettoken')).json()) as { data: { token: string } };
  const answer = await request.get('/limit-service-api/api/external/web/v3/session', {
    headers: { Authorization: `Bearer ${data.token}` },
  });
  const { staked, won, net } = ((await answer.json()) as { data: PlaySession }).data;
  return { staked, won, net };
}

test('[CAS-03] [CAS-09] each game is played by touch; its frame reads nothing, leads nowhere, and a lie in its name moves no money', async ({
  page,
  world,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(keepEnd);
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0, slotCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  const main = page.getByRole('main');
  const said = main.getByRole('region', { name: 'Last round' }).getByRole('status');
  const told = main.getByRole('alert').filter({ hasText: 'The animation failed and was hidden' });
  for (const game of facts)
    await test.step(game.slug, async () => {
      await page.goto(`/en${pathOfGame(game)}`);
      await expect(said).toHaveText('No rounds yet');
      // A ticket of the scratch cards has its price.
      const stake = main.getByRole('textbox', { name: 'Stake' });
      const play = main.getByRole('button', { name: /^Play / });
      // Roulette has what lies on its cloth.
      if (game.slug === 'roulette') await main.getByRole('button', { name: 'red', exact: true }).tap();
      else if (game.slug !== 'scratch') await stake.fill('1');
      await play.tap();
      await expect(said).not.toHaveText('No rounds yet');
      const iframe = page.getByTitle('Game animation');
      await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts');
      await expect(iframe.contentFrame().locator('svg')).toBeVisible();

      const frame = (await (await iframe.elementHandle()).contentFrame())!;
      for (const what of ['page', 'cookies', 'storage'] as const)
        expect(await probe(frame, what), what).toBe('SecurityError');
      await probe(frame, 'navigation');

      const [words, money] = [await said.innerText(), await ledger(page)];
      const sent: string[] = [];
      const hear = (request: { method: () => string; url: () => string }) => {
        if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
      };
      page.on('request', hear);
      await say(frame, { type: 'outcome', roundId: 'another', draws: [0], payout: 1_000_000 });
      await expect(told).toBeVisible();
      await expect(iframe).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${game.slug}$`));
      expect(await said.innerText()).toBe(words);
      expect(await ledger(page)).toEqual(money);
      expect(money.staked).toBeGreaterThan(0);
      expect(sent.filter((path) => path.startsWith('/games-api/'))).toEqual([]);
      page.off('request', hear);
    });
});
