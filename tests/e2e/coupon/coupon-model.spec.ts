/**
 * Plays short histories in two tabs of one browser. Long histories, with broken networks and long waits, run with the
 * models in Node.
 */
import type { BrowserContext, Page } from '@playwright/test';
import fc from 'fast-check';

import {
  coupon,
  enter,
  expect,
  fillLogin,
  logOut,
  odds,
  profileOf,
  test,
  visit,
  type World,
} from '../../support/world.ts';

/** Every run has the same histories. MODEL_SEED takes other histories, MODEL_RUNS=50 takes many. */
const histories = Math.min(50, Number(process.env.MODEL_RUNS ?? 4));
const seed = Number(process.env.MODEL_SEED ?? 124);
const placePath = '/coupon-api/v1/place';

const history = fc.record({
  pick: fc.nat(2),
  stake: fc.integer({ min: 20, max: 90 }),
  before: fc.constantFrom(
    'nothing',
    'rise',
    'fall',
    'suspend',
    'undo',
    'other_stake',
    'offline',
    'reload',
    'move',
    'log_out',
  ),
  press: fc.constantFrom('once', 'twice', 'duplicate', 'both_tabs', 'other_tab', 'lost', 'reload'),
  after: fc.constantFrom('nothing', 'nothing', 'sell'),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
type Pick = Awaited<ReturnType<World['liveMatches']>>[number];
/** `page`: the tab where the player picks and usually presses. `other`: the second tab. */
type Stage = { page: Page; other: Page; context: BrowserContext; world: World; picks: Pick[] };

const stakeField = (page: Page) => coupon(page).getByRole('textbox', { name: 'Stake' });
const placeButton = (page: Page) => coupon(page).getByRole('button', { name: /^Place bet/ });

/** Reads what the backend stored for this player: bets, and the balance of the active account in minor units. */
async function storedOf({ request }: Page) {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
  const read = async <T>(path: string): Promise<T> => (await (await request.get(path, { headers })).json()) as T;
  const { data: session } = await read<{ data: { token: string } }>('/web-api/user/gettoken');
  headers.Authorization = `Bearer ${session.token}`;
  const { total_count: bets } = await read<{ total_count: number }>('/coupon-api/v1/coupons?pageSize=1');
  const { data } = await read<{
    data: { activeAccountId: number; all_accounts: { id: number; money: number }[] };
  }>('/web-api/account/balance');
  const money = data.all_accounts.find(({ id }) => id === data.activeAccountId)?.money ?? Number.NaN;
  return { bets, minor: Math.round(money * 100) };
}

/** Makes something happen between the pick and the press. */
async function disturb({ before, stake }: History, { match, home }: Pick, stage: Stage) {
  const { page, other, context, world } = stage;
  const change = (factor: number) =>
    world.simulator({
      gameId: match.id,
      do: 'odds',
      marketId: home.id,
      coef: Math.round(home.coef * factor * 100) / 100,
    });
  switch (before) {
    case 'nothing':
      break;
    case 'rise':
      await change(1.2);
      break;
    case 'fall':
      await change(0.9);
      await coupon(page)
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click();
      break;
    case 'suspend':
      await world.simulator({ gameId: match.id, do: 'suspend', marketId: home.id });
      await expect(placeButton(page)).toBeDisabled();
      await world.simulator({ gameId: match.id, do: 'resume', marketId: home.id });
      break;
    case 'undo':
      await coupon(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await coupon(page).getByRole('button', { name: 'Undo' }).click();
      break;
    case 'other_stake':
      await stakeField(other).fill(String(stake + 1));
      await expect(stakeField(page)).toHaveValue(String(stake + 1));
      await stakeField(page).fill(String(stake));
      break;
    case 'offline':
      await context.setOffline(true);
      await context.setOffline(false);
      break;
    case 'reload':
      await page.reload();
      break;
    case 'move':
      await moveToLobby(match.opp1.name, stage);
      break;
    case 'log_out':
      await comeBack(stage);
  }
}

/**
 * Adds the other matches and drags the pick out of its block into the lobby, so that every line of the multi-bet has
 * it.
 */
async function moveToLobby(name: string, { page, other, picks }: Stage) {
  for (const { match } of picks.filter((pick) => pick.match.opp1.name !== name))
    await odds(page, match, match.opp1.name).click();
  await coupon(page).getByRole('combobox', { name: 'Bet type' }).selectOption('4');
  const grip = coupon(page).getByRole('listitem', { name }).locator('[data-grip]');
  await grip.hover();
  await page.mouse.down();
  const lobbyOf = (tab: Page) => coupon(tab).getByRole('group', { name: 'Lobby', exact: true });
  const box = (await lobbyOf(page).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  for (const tab of [page, other]) await expect(lobbyOf(tab).getByRole('listitem', { name })).toBeVisible();
}

/** Logs the player out in both tabs. The coupon stays, and pressing Place signs them in again. */
async function comeBack({ page, other }: Stage) {
  await logOut(page);
  for (const tab of [page, other]) await expect(profileOf(tab)).toBeHidden();
  await placeButton(page).click();
  await fillLogin(page);
  for (const tab of [page, other]) await expect(profileOf(tab)).toBeVisible();
  await visit(page, '/en/home/live');
}

/** Sells the newest bet if the house buys it. Gives the paid sum in minor units. */
async function sellNewest({ page }: Stage): Promise<number> {
  const slip = coupon(page);
  await slip.getByRole('tab', { name: /^My bets/ }).click();
  const offer = slip.getByRole('button', { name: /^(Placed by mistake|Cash out)/ }).first();
  await offer.or(slip.getByText('No offer available').first()).waitFor();
  let paid = 0;
  if (await offer.isVisible()) {
    // Closes the message of the sale before, because the page shows one at a time.
    const messages = page.getByRole('region', { name: 'Messages' });
    for (const close of await messages.getByRole('button', { name: 'Close' }).all()) await close.click();
    await expect(messages.getByText(/Cashed out/)).toHaveCount(0);
    await offer.press('Enter');
    await slip
      .getByRole('button', { name: /^Cash out/ })
      .first()
      .press('Enter');
    const [, sum = ''] =
      /Cashed out ([\d.,]+)/.exec(
        await page
          .getByText(/Cashed out/)
          .last()
          .innerText(),
      ) ?? [];
    paid = Math.round(Number(sum.replaceAll(',', '')) * 100);
  }
  await slip.getByRole('tab', { name: /^Bet slip/ }).click();
  return paid;
}

/** Presses at once, because the button may soon be gone: it has the focus already. No script may press it (decision D-124). */
const pressNow = (tab: Page) => tab.keyboard.press('Enter');

async function press({ press: how }: History, { page, other, world }: Stage) {
  if (how === 'duplicate') await world.faults({ method: 'POST', path: placePath, duplicate: true });
  if (how === 'lost') await world.faults({ method: 'POST', path: placePath, when: 'after', drop: true });
  for (const tab of [page, other]) await expect(placeButton(tab)).toBeEnabled();
  if (how === 'both_tabs') {
    for (const tab of [page, other]) await placeButton(tab).focus();
    await Promise.all([pressNow(page), pressNow(other)]);
  } else if (how === 'twice') await placeButton(page).dblclick();
  else await placeButton(how === 'other_tab' ? other : page).click();
  if (how === 'reload') await page.reload();
}

test(`[BET-15] [BET-20] ${String(histories)} short histories in two tabs: one bet for one press, told by both tabs, and the shown balance is the stored one, also of what was sold`, async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(30_000 + histories * 10_000);
  await world.simulator({ run: false });
  const picks = (await world.liveMatches()).slice(0, 3);
  await enter(page);
  const stage = { page, context, world, picks, other: await context.newPage() };
  const tabs = [page, stage.other];
  for (const tab of tabs) await tab.goto('/en/home/live');
  let known = await storedOf(page);
  const expectKnown = async (bets: number, minor: number) => {
    expect(await storedOf(page)).toEqual({ bets, minor });
    const shown = new RegExp(
      String(minor / 100)
        .replace(/(\d)(?=(\d{3})+(?:\.|$))/g, '$1\\D?')
        .replace('.', '\\.'),
    );
    for (const tab of tabs) await expect(tab.getByRole('banner')).toContainText(shown);
    known = { bets, minor };
  };

  for (const step of fc.sample(history, { numRuns: histories, seed })) {
    await test.step(JSON.stringify(step), async () => {
      const pick = picks[step.pick]!;
      const { match, home } = pick;
      await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: home.coef });
      // The history before may have moved the price: a tab that still shows that one would bet on it.
      for (const tab of tabs) await expect(odds(tab, match, match.opp1.name)).toContainText(home.coef.toFixed(2));
      await odds(page, match, match.opp1.name).click();
      await stakeField(page).fill(String(step.stake));
      await expect(stakeField(stage.other)).toHaveValue(String(step.stake));
      await disturb(step, pick, stage);
      await press(step, stage);
      // A page that was left in the middle may have sent nothing, and must find that out.
      if (step.press === 'reload') await settle(stage.other);
      else for (const tab of tabs) await expect(coupon(tab).getByText('Bet accepted')).toBeVisible({ timeout: 20_000 });

      await expectKnown(known.bets + 1, known.minor - step.stake * 100);
      if (step.after === 'sell') await expectKnown(known.bets, known.minor + (await sellNewest(stage)));
    });
  }
});

/** Waits for the answer, and places the bet again if it was not placed. */
async function settle(page: Page): Promise<void> {
  const accepted = coupon(page).getByText('Bet accepted');
  const refused = coupon(page).getByText(/Bet not placed/);
  await expect(accepted.or(refused)).toBeVisible({ timeout: 30_000 });
  if (await accepted.isVisible()) return;
  await placeButton(page).click();
  await expect(accepted).toBeVisible();
}
