import { readFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { coupon, enter, expect, odds, test, visit as visitAddress } from '../support/world.ts';

/** [requirement, address, page id or where it ends]. Every row of the route table that a visitor may see. */
const open: readonly (readonly [row: string, path: string, page: string])[] = [
  ['ROUTE-04', '/home/line', 'sport-showcase'],
  ['ROUTE-04', '/home/live/1-football', 'sport-showcase'],
  ['ROUTE-06', '/home/live/topgame', 'page-types'],
  ['ROUTE-07', '/multi', 'multi-live'],
  ['ROUTE-08', '/champs', 'champ-results'],
  ['ROUTE-08', '/champs/17', 'champ-results'],
  ['ROUTE-09', '/champs/17/final', 'champ-final'],
  ['ROUTE-10', '/team/5/games', 'team-games'],
  ['ROUTE-11', '/team/5/squad', 'team-section'],
  ['ROUTE-12', '/cyber', 'cyber-disciplines'],
  ['ROUTE-13', '/cyber/virtual/disciplines', 'cyber-disciplines'],
  ['ROUTE-14', '/cyber/real/all', 'cyber-all'],
  ['ROUTE-15', '/cyber/real/dota', 'cyber-discipline'],
  ['ROUTE-16', '/cyber/real/dota/champs', 'cyber-discipline-champs'],
  ['ROUTE-17', '/cyber/real/dashboard', 'cyber-dashboard'],
  ['ROUTE-18', '/cyber/real/dota/7', 'cyber-discipline-champ'],
  ['ROUTE-19', '/cyber/real/dota/7/9', 'cyber-discipline-champ-game'],
  ['ROUTE-20', '/toto', 'toto'],
  ['ROUTE-21', '/toto/football/draw', 'toto-draw'],
  ['ROUTE-22', '/toto/football/next', 'toto-next'],
  ['ROUTE-23', '/toto/football/coupons', 'toto-coupons'],
  ['ROUTE-24', '/toto/draws', 'toto-draws'],
  ['ROUTE-25', '/toto/football/nonimees', 'toto-nonimees'],
  ['ROUTE-26', '/toto-frame/football', 'toto-frame'],
  ['ROUTE-27', '/lotto/view/5', 'lotto'],
  ['ROUTE-28', '/othergames', 'othergames'],
  ['ROUTE-29', '/bingo', 'bingo'],
  ['ROUTE-30', '/fishinghunting', 'fishinghunting'],
  ['ROUTE-31', '/poker/texas', 'poker'],
  ['ROUTE-32', '/tvgames', 'tvgames'],
  ['ROUTE-33', '/scratchcards', 'scratchcards'],
  ['ROUTE-34', '/keno', 'keno'],
  ['ROUTE-35', '/virtualsports', 'virtualsports'],
  ['ROUTE-36', '/fast-games', 'fast-games'],
  ['ROUTE-37', '/fast-bet', 'fast-bet'],
  ['ROUTE-38', '/asian-games', 'asian-games'],
  ['ROUTE-39', '/card-games', 'card-games'],
  ['ROUTE-40', '/crash-games', 'crash-games'],
  ['ROUTE-41', '/skill-games', 'skill-games'],
  ['ROUTE-42', '/tvgames/view/poker', 'poker'],
  ['ROUTE-43', '/slots/new', 'slots'],
  ['ROUTE-44', '/slots/game/12/book', 'slots-game'],
  ['ROUTE-45', '/casino', 'casino'],
  ['ROUTE-46', '/casino/game/12/wheel', 'casino-game'],
  ['ROUTE-47', '/slots/vulkan', 'slots'],
  ['ROUTE-48', '/casino/brand', 'casino-brand'],
  ['ROUTE-49', '/my-casino', 'my-casino'],
  ['ROUTE-51', '/casino-lobby', 'casino-lobby'],
  ['ROUTE-52', '/providers', 'providers'],
  ['ROUTE-53', '/providers/acme', 'provider'],
  ['ROUTE-54', '/casino-search', 'casino-search'],
  ['ROUTE-55', '/bonus/casino', 'casino-bonus'],
  ['ROUTE-56', '/bonus/casino/promotions/4', 'casino-promotion'],
  ['ROUTE-57', '/bonus/casino/promo', 'casino-promo'],
  ['ROUTE-58', '/bonus/casino/tournaments', 'casino-tournaments'],
  ['ROUTE-59', '/bonus/casino/tournaments/4', 'casino-tournament'],
  ['ROUTE-60', '/bonus/casino/4', 'casino-bonus-item'],
  ['ROUTE-61', '/slots/thank-you', 'thank-you'],
  ['ROUTE-62', '/allgamesentrance', 'games-project'],
  ['ROUTE-63', '/allgamesentrance/apples', 'games-project-game'],
  ['ROUTE-65', '/games-landing/spring', 'games-landing'],
  ['ROUTE-66', '/information', 'information'],
  ['ROUTE-67', '/information/contacts', 'information-contacts'],
  ['ROUTE-68', '/information/about', 'information-about'],
  ['ROUTE-69', '/information/howbet', 'information-howbet'],
  ['ROUTE-70', '/information/cookies', 'information-cookies'],
  ['ROUTE-71', '/information/licenses', 'information-licenses'],
  ['ROUTE-72', '/information/taxation', 'information-taxation'],
  ['ROUTE-73', '/information/consent', 'information-consent'],
  ['ROUTE-74', '/information/simpleidentification', 'information-simpleidentification'],
  ['ROUTE-75', '/information/amlkyc', 'information-amlkyc'],
  ['ROUTE-76', '/information/smsbets', 'information-smsbets'],
  ['ROUTE-77', '/information/amlpolicy', 'information-amlpolicy'],
  ['ROUTE-78', '/information/disputeresolution', 'information-disputeresolution'],
  ['ROUTE-79', '/information/kycpolicy', 'information-kycpolicy'],
  ['ROUTE-80', '/information/responsiblegaming', 'information-responsiblegaming'],
  ['ROUTE-81', '/information/cash_terminals', 'information-cash_terminals'],
  ['ROUTE-82', '/information/betting-calculator', 'information-betting-calculator'],
  ['ROUTE-83', '/information/rules/1', 'rules'],
  ['ROUTE-84', '/information/rules', 'rules'],
  ['ROUTE-86', '/bonuses?section=rules', 'bonuses'],
  ['ROUTE-86', '/bonuses?section=other', '404'],
  ['ROUTE-88', '/bonus/games/3/4', 'bonus-rules'],
  ['ROUTE-89', '/specialoffer/rules', 'specialoffer'],
  ['ROUTE-90', '/promotions/8', 'promotion'],
  ['ROUTE-92', '/fastgames-daily-tournament', 'casino-tournaments'],
  ['ROUTE-93', '/page/spring', 'landing'],
  ['ROUTE-94', '/page-headless/spring', 'landing-headless'],
  ['ROUTE-95', '/bonus/rules/daily_drops', 'bonus-rules'],
  ['ROUTE-96', '/bonus/rules/happy_birthday', 'bonus-rules'],
  ['ROUTE-112', '/office/support', 'office-support'],
  ['ROUTE-137', '/statistic', 'statistic'],
  ['ROUTE-138', '/statisticpopup/football', 'statistic-popup'],
  ['ROUTE-139', '/results', 'results'],
  ['ROUTE-139', '/results/zone', 'results'],
  ['ROUTE-140', '/promo', 'promo'],
  ['ROUTE-141', '/mobile', 'mobile'],
  ['ROUTE-142', '/mobile/startdownloadapp', 'mobile'],
  ['ROUTE-143', '/desktop', 'desktop'],
  ['ROUTE-145', '/ourpartners/games', 'ourpartners'],
  ['ROUTE-146', '/partners', 'partners'],
  ['ROUTE-147', '/betting-alphabet/a/odds/value', 'betting-alphabet'],
  ['ROUTE-148', '/news/season', 'news'],
  ['ROUTE-151', '/internal-vpn', 'internal-vpn'],
  ['ROUTE-152', '/coupon', 'home'],
  ['ROUTE-154', '/user/accountverify', 'user-accountverify'],
  ['ROUTE-155', '/user/activate', 'user-activate'],
  ['ROUTE-156', '/user/passwordreset', 'user-passwordreset'],
  ['ROUTE-157', '/user/stopnewsletter', 'user-stopnewsletter'],
  ['ROUTE-158', '/user/foo', '404'],
  ['ROUTE-159', '/user/action.php?action=forgot', 'user-passwordreset'],
  ['ROUTE-159', '/user/action.php?action=x', 'user-activate'],
  ['ROUTE-160', '/oldbrowser', 'oldbrowser'],
  ['ROUTE-161', '/500', 'error-500'],
  ['ROUTE-164', '/banned', 'home'],
  ['ROUTE-165', '/onpay/success', 'onpay-success'],
  ['ROUTE-166', '/onpay/fail', 'onpay-fail'],
  ['ROUTE-167', '/onpay/pending', 'onpay-pending'],
  ['ROUTE-168', '/onpay/cancel', 'onpay-cancel'],
  ['ROUTE-169', '/onpay/withdraw/success', 'onpay-withdraw-success'],
  ['ROUTE-170', '/onpay/withdraw/fail', 'onpay-withdraw-fail'],
  ['ROUTE-171', '/onpay/withdraw/pending', 'onpay-withdraw-pending'],
  ['ROUTE-172', '/onpay/withdraw/cancel', 'onpay-withdraw-cancel'],
  ['ROUTE-180', '/block-appeal-history', 'block-appeal-history'],
  ['ROUTE-182', '/nope', '404'],
  ['ROUTE-03', '/', 'home'],
];

/** Rows of the table that only a player may see. */
const closed: readonly (readonly [row: string, path: string, page: string])[] = [
  ['ROUTE-50', '/my-casino/favorites', 'my-casino-favorites'],
  ['ROUTE-64', '/bonusgames/fortuna', 'bonus-game'],
  ['ROUTE-85', '/information/payment', 'information-payment'],
  ['ROUTE-97', '/office', 'office-account'],
  ['ROUTE-98', '/office/account', 'office-account'],
  ['ROUTE-99', '/office/history', 'office-history'],
  ['ROUTE-100', '/office/historypay', 'office-historypay'],
  ['ROUTE-102', '/office/security', 'office-security'],
  ['ROUTE-103', '/office/responsible', 'office-responsible'],
  ['ROUTE-104', '/office/settings', 'office-settings'],
  ['ROUTE-105', '/office/bonuses/deposit', 'office-bonuses-deposit'],
  ['ROUTE-106', '/office/bonuses/wager', 'office-bonuses-wager'],
  ['ROUTE-107', '/office/casino/vipcashback', 'office-casino-vipcashback'],
  ['ROUTE-108', '/office/casino/premiumcashback', 'office-casino-premiumcashback'],
  ['ROUTE-109', '/office/deduce', 'office-deduce'],
  ['ROUTE-110', '/office/promotion', 'office-promotion'],
  ['ROUTE-111', '/office/bringfriend', 'office-bringfriend'],
  ['ROUTE-113', '/office/manager', 'office-manager'],
  ['ROUTE-114', '/office/rewards', 'office-rewards'],
  ['ROUTE-115', '/office/verification', 'office-verification'],
  ['ROUTE-116', '/office/share-idea', 'office-share-idea'],
  ['ROUTE-118', '/office/payment/requests', 'office-payment-requests'],
  ['ROUTE-119', '/office/payment/create-request', 'office-payment-create-request'],
  ['ROUTE-120', '/office/payment/create-request/3', 'office-payment-create-request-topicId'],
  ['ROUTE-121', '/office/payment/create-request/3/transactions', 'office-payment-create-request-topicId-transactions'],
  [
    'ROUTE-122',
    '/office/payment/create-request/3/transactions/9',
    'office-payment-create-request-topicId-transactions-transactionId',
  ],
  ['ROUTE-123', '/office/payment/create-request/3/4', 'office-payment-create-request-topicId-subTopicId'],
  ['ROUTE-124', '/office/paycheck', 'office-paycheck'],
  ['ROUTE-125', '/office/transferhistory', 'office-transferhistory'],
  ['ROUTE-126', '/office/profile', 'office-profile'],
  ['ROUTE-127', '/office/qr', 'office-qr'],
  ['ROUTE-128', '/office/mailing', 'office-mailing'],
  ['ROUTE-129', '/office/promocode', 'office-promocode'],
  ['ROUTE-130', '/office/cashback', 'office-cashback'],
  ['ROUTE-131', '/office/wallets', 'office-wallets'],
  ['ROUTE-132', '/office/sports', 'office-sports'],
  ['ROUTE-133', '/office/messages', 'office-messages'],
  ['ROUTE-134', '/office/transactions', 'office-transactions'],
];

/** What the build says of each address: of pages that have nothing 404. */
const statuses = JSON.parse(readFileSync('dist/route-status.json', 'utf8')) as { pattern: string; status: number }[];
const hasContent = (path: string) =>
  (statuses.find(({ pattern }) => new RegExp(pattern).test(`/en${path.replace(/\?.*/, '')}`))?.status ?? 404) !== 404;

/** A row is shown by what stands on its page: one that says "nothing here", or leads to such a page, is walked over and not claimed. */
function rowsOf(list: typeof open): string {
  const emptyPages = new Set(list.flatMap(([, path, page]) => (hasContent(path) ? [] : [page])));
  const claimed = list.filter(([, path, page]) => page === '404' || (hasContent(path) && !emptyPages.has(page)));
  return [...new Set(claimed.map(([row]) => `[${row}]`))].join(' ');
}

const visit = (page: Page, path: string) => visitAddress(page, `/en${path}`);

const root = (page: Page) => page.locator('html');

const emptyPage = (page: Page) => page.getByRole('main').locator('[data-empty-page]');

/** Goes through the list and says, row by row, which page stood there in the end. */
async function walk(page: Page, list: typeof open): Promise<void> {
  for (const [row, path, expected] of list) {
    await visit(page, path);
    await expect(root(page), `${row} ${path}`).toHaveAttribute('data-page', expected);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }), `${row} ${path}`).toHaveCount(1);
    const isThere = new URL(page.url()).pathname === `/en${path.replace(/\?.*/, '')}`;
    if (isThere && hasContent(path)) await expect(emptyPage(page), `${row} ${path}`).toHaveCount(0);
    if (isThere && !hasContent(path) && expected !== '404')
      await expect(emptyPage(page), `${row} ${path}`).toBeVisible();
  }
}

/** Errors that somebody should hear of; calls that were refused on purpose say 401 and 404 in the console themselves. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|404)/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

test(`a visitor walks over every open page ${rowsOf(open)}`, async ({ page }) => {
  test.setTimeout(120_000);
  const errors = listen(page);
  await page.goto('/en/home/live');
  await expect(root(page)).toHaveAttribute('data-page', 'sport-showcase');
  await walk(page, open);
  expect(errors).toEqual([]);
});

test('[ROUTE-135] a visitor: pages without a frame, dialogs over the page that is there, nothing that axe finds', async ({
  page,
}) => {
  await page.goto('/en/news');
  await expect(root(page)).toHaveAttribute('data-page', 'news');
  await visit(page, '/page-headless/spring');
  await expect(root(page)).toHaveAttribute('data-page', 'landing-headless');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  for (const path of ['/information/howbet', '/onpay/fail']) {
    await visit(page, path);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).or(page.getByRole('main').locator('p')).first(),
    ).toBeVisible();
    await expectAccessible(page);
  }

  // A closed page and the log-in open over the page that is there.
  await visit(page, '/news');
  await expect(root(page)).toHaveAttribute('data-page', 'news');
  for (const path of ['/office/account', '/login']) {
    await visit(page, path);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-page', 'news');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  }
});

test(`a player walks over every page of their own ${rowsOf(closed)} [ROUTE-91] [ROUTE-144]`, async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await world.simulator({ run: false });
  const [first] = await world.liveGames();
  if (first === undefined) throw new Error('No live game.');
  await enter(page);
  await page.goto('/en/home/live');
  await odds(page, first.game, first.game.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('20');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  const number = /No\. (\d+)/.exec(await slip.innerText())?.[1] ?? '';

  const errors = listen(page);
  await walk(page, closed);
  await visit(page, `/print-coupon/${number}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Coupon' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list', { name: 'Bets of the coupon' })).toContainText(
    first.game.opp1.name,
  );
  await visit(page, '/print-coupon/999999');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  await visit(page, '/promotions/slot_first_deposit');
  await expect(page).toHaveURL(/\/en\/office\/recharge$/);
  await expect(root(page)).toHaveAttribute('data-page', 'office-recharge');
  await visit(page, '/office/identification');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  await world.configure({ isIdentificationEnabled: true });
  await page.goto('/en/office/identification');
  await expect(root(page)).toHaveAttribute('data-page', 'office-identification');
  expect(errors).toEqual([]);
});

test('[BOOT-03] [ROUTE-164] a banned player and a blocked region end on their one page, wherever they go', async ({
  page,
  world,
  browser,
}) => {
  test.setTimeout(120_000);
  const everywhere = [...open, ...closed].map(([, path]) => path);
  await enter(page, await world.createUser('banned-10'));
  await page.goto('/en');
  await expect(root(page)).toHaveAttribute('data-page', 'banned');
  for (const path of everywhere.filter((_, index) => index % 2 === 0)) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/en\/banned$/);
  }
  await expect(root(page)).toHaveAttribute('data-page', 'banned');

  await world.control('PUT', 'geo', { country: 'GB', displayTypeId: 1, templateTypeId: 1 });
  const context = await browser.newContext();
  await world.enter(context);
  const blocked = await context.newPage();
  await blocked.goto(`${world.origin}/en`);
  await expect(root(blocked)).toHaveAttribute('data-page', 'block');
  await expect(blocked.getByRole('navigation')).toHaveCount(0);
  await expect(blocked.getByRole('complementary')).toHaveCount(0);
  for (const path of everywhere.filter((path) => path !== '/block-appeal-history')) {
    await visit(blocked, path);
    await expect(blocked, path).toHaveURL(/\/en\/block$/);
  }
  await visit(blocked, '/block-appeal-history');
  await expect(root(blocked)).toHaveAttribute('data-page', 'block-appeal-history');
  await context.close();
});

test('[GUARD-27] [ROUTE-182] [ROUTE-161] [ROUTE-183] [LANG-01] [LANG-02] the document itself says what its address is worth', async ({
  page,
  request,
}) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await statusOf('/en/results')).toBe(200);
  expect(await statusOf('/en/home/live/1-football/100-premier-league')).toBe(200);
  expect(await statusOf('/en/home/live/1-football/17-serie-a')).toBe(404);
  expect(await statusOf('/en/nope')).toBe(404);
  expect(await statusOf('/en/print-coupon/abc')).toBe(404);
  expect(await statusOf('/eng/results')).toBe(404);
  expect(await statusOf('/en/500')).toBe(500);

  expect((await page.goto('/en/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  await page.goto('/eng/results');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  await page.goto('/en/print-coupon/abc');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  await page.goto('/en/500');
  await expect(root(page)).toHaveAttribute('data-page', 'error-500');
  await page.goto('/results?x=1#a');
  await expect(page).toHaveURL(/\/en\/results\?x=1#a$/);
  await expect(root(page)).toHaveAttribute('data-page', 'results');
  await page.goto('/en/results/?x=1');
  await expect(page).toHaveURL(/\/en\/results\?x=1$/);

  // A page of its own where there is none beneath.
  await page.goto('/en/office/account');
  await expect(page).toHaveURL(/\/en\/login$/);
});

test('[BOOT-38] [ROUTE-136] [ROUTE-149] every product that the main menu offers has its page, and what the site does not offer is nowhere', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await page.goto('/en/user/registration.php');
  await expect(root(page)).toHaveAttribute('data-page', 'registration');
  await page.goto('/en');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
  const more = menu.getByRole('button', { name: 'More' });
  await more.click();
  const names = await menu.getByRole('link').allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(['Sports', 'Live', 'Esports', 'Promotions', 'News', 'Results']));
  for (const name of names) {
    const link = menu.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await more.click();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(href));
    await expect(root(page)).not.toHaveAttribute('data-page', /^(404|error-500|)$/);
    await expect(emptyPage(page)).toHaveCount(0);
  }

  // What the site does not offer is neither in the menu nor at its address.
  await world.configure({ availability: [1, 2], isPaymentAuthRequired: false });
  await page.goto('/en/keno');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  for (const path of [
    ...['/multi', '/cyber/real/all', '/toto', '/bingo', '/slots', '/bonus/casino', '/bonuses'],
    ...['/news', '/results', '/mobile', '/information/rules/1', '/information/payment', '/block-appeal-history'],
  ]) {
    await visit(page, '/information');
    await expect(root(page), path).toHaveAttribute('data-page', 'information');
    await visit(page, path);
    await expect(root(page), path).toHaveAttribute('data-page', '404');
  }
  // The last of these stands alone, without a menu.
  await visit(page, '/information');
  await more.click();
  await expect(menu.getByRole('link')).toHaveText(['Sports', 'Live', 'Information']);
});
