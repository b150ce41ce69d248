import type { Locator, Page } from '@playwright/test';

import { isOddsView, milliFromWire, oddsText, type OddsView } from '../../../contracts/maths/index.ts';
import { chooseLanguage } from '../../support/settings.ts';
import { coupon, enter, expect, test, visit, type World } from '../../support/world.ts';

/** Decimal comes first, because the test finds the odds of each screen in it. */
const views = [0, 1, 2, 4, 5, 6, 14, 15, 16].filter(isOddsView);

const isDecimalView = (view: OddsView) => [0, 4, 5, 6, 14].includes(view);

type Reading = { texts: string[]; inSight: string[]; cut: string[] };

/** Reads the odds that stand alone in an element, and the prices and labels that do not fit their box or the window. */
const readTexts = (place: Locator): Promise<Reading> =>
  place.evaluate((root) => {
    const isPrice = (leaf: Element) =>
      /^≈?(-?\d+\.\d{2,3}|\d+\/\d+)$/.test(leaf.textContent.trim()) ||
      (/^≈?[+-]\d+$/.test(leaf.textContent) && leaf.closest('button, bdi, td') !== null);
    const tooWide = (element: Element) =>
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      getComputedStyle(element).position !== 'absolute';
    const leaves = [...root.querySelectorAll('*')].filter(
      (element) => element.children.length === 0 && element.getClientRects().length > 0,
    );
    const boxes = leaves.filter(isPrice).map((leaf) => leaf.closest('button') ?? leaf);
    const cut = [...new Set(boxes)].filter((box) => [box, ...box.querySelectorAll('*')].some(tooWide));
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      texts: leaves.map((leaf) => leaf.textContent.trim()),
      // A list also draws some rows beyond the window, and their number varies.
      inSight: leaves
        .filter((leaf) => leaf.getBoundingClientRect().bottom <= innerHeight)
        .map((leaf) => leaf.textContent.trim()),
      cut: [...cut.map((box) => box.textContent), ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : [])],
    };
  });

const isDecimal = (text: string) => /^\d+\.\d{2,3}$/.test(text);
/** Gives both forms: a board rounds odds, and a coupon shows as many decimals as its odds together need, and says where it rounds. */
const formsOf = (milli: number, view: OddsView): string[] =>
  [{}, { most: 2 as const }, { least: 3 as const }].flatMap((style) => {
    const text = oddsText(milli, view, style);
    return [text, `≈${text}`];
  });

/** The odds of each screen in thousandths, read from its decimals. */
type Known = Map<string, number[]>;

async function check(known: Known, view: OddsView, screen: string, place: Locator): Promise<void> {
  const textsNow = async () => (await readTexts(place)).texts;
  const missingNow = async () => {
    const texts = await textsNow();
    return (known.get(screen) ?? []).filter((milli) => !formsOf(milli, view).some((form) => texts.includes(form)));
  };
  const where = `${screen} in view ${String(view)}`;
  if (view === 0) {
    // The feed brings prices market by market. All are there when two readings are the same.
    let seen: string[] = [];
    const isSettled = async () => {
      const before = seen;
      seen = (await readTexts(place)).inSight.filter(isDecimal);
      return seen.length > 0 && seen.join() === before.join();
    };
    await expect.poll(isSettled, { message: `${where}: has prices`, intervals: [300] }).toBe(true);
    known.set(
      screen,
      seen.map((text) => milliFromWire(Number(text))),
    );
  }
  await expect.poll(missingNow, { message: `${where}: not written` }).toEqual([]);
  const { texts, cut } = await readTexts(place);
  expect.soft(cut, `${where}: cut`).toEqual([]);
  if (!isDecimalView(view)) expect.soft(texts.filter(isDecimal), `${where}: not converted`).toEqual([]);
}

/** Gives three matches with short, medium and long odds for the home side, whose product has thousandths. */
async function stage(world: World): Promise<string[]> {
  await world.simulator({ run: false });
  const picks = (await world.liveMatches()).slice(0, 3);
  const coefs = [1.05, 4.33, 34.5];
  for (const [index, { match: live, home }] of picks.entries())
    await world.simulator({ gameId: live.id, do: 'odds', marketId: home.id, coef: coefs[index] ?? 2 });
  return picks.map((pick) => `${pick.match.opp1.name} – ${pick.match.opp2.name}`);
}

async function pickAll(page: Page, matches: readonly string[]): Promise<void> {
  for (const match of matches) {
    const [home = ''] = match.split(' – ');
    const names = page.getByRole('main').getByRole('button', { name: match });
    await names.filter({ hasText: home }).first().click();
  }
}

for (const { width, isPhone } of [
  { width: 1100, isPhone: false },
  { width: 390, isPhone: true },
]) {
  test.describe(`${String(width)} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`[ODDS-01] [ODDS-03] nine formats on every screen: each price is converted, none is cut (${String(width)})`, async ({
      page,
      context,
      world,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      const matches = await stage(world);
      const known: Known = new Map();
      await enter(page);
      const main = page.getByRole('main');
      const slip = isPhone ? page.getByRole('dialog', { name: 'Bet slip' }) : coupon(page);
      const openSlip = async () => {
        if (isPhone) await coupon(page).getByRole('button', { expanded: false }).last().click();
      };
      for (const view of views) {
        await context.addCookies([{ name: 'coef_view', value: String(view), url: baseURL ?? '' }]);
        await page.goto('/en/home/live');
        await pickAll(page, matches);
        await check(known, view, 'board', main);
        await openSlip();
        await check(known, view, 'coupon', slip);
        await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
        await slip.getByRole('button', { name: /^Place bet/ }).click();
        await expect(slip.getByText('Bet accepted')).toBeVisible();
        await check(known, view, 'receipt', slip);
        const print = await slip.getByRole('link', { name: /^Print bet slip/ }).getAttribute('href');
        await slip.getByRole('tab', { name: /^My bets/ }).click();
        await check(known, view, 'my bets', slip);
        if (isPhone) await page.keyboard.press('Escape');
        await visit(page, '/en/home/line');
        await expect(main.getByRole('link', { name: / – / }).first()).toBeVisible();
        await check(known, view, 'line', main);
        await main.getByRole('link', { name: / – / }).first().click();
        await expect(main.getByRole('tablist', { name: 'Market filter' })).toBeVisible();
        await check(known, view, 'game', main);
        await visit(page, '/en/office/history');
        await expect(main.getByRole('list', { name: 'Bets found' })).toBeVisible();
        await check(known, view, 'history', main);
        await visit(page, print ?? '');
        await expect(main.getByRole('list', { name: 'Your selections' }).getByRole('listitem')).toHaveCount(3);
        await check(known, view, 'print', main);
      }
    });
  });
}

test('[LANG-16] a full slip follows the language of its tab, in names and figures; so does what another tab adds', async ({
  page,
  context,
  world,
}) => {
  const matches = await stage(world);
  await page.goto('/en/home/live');
  await pickAll(page, matches);
  await expect(coupon(page).getByText('Match result')).toHaveCount(3);

  await chooseLanguage(page, 'en', 'ru');
  await expect(page).toHaveURL(/\/ru\/home\/live/);
  const russian = page.getByRole('complementary', { name: 'Купон' });
  await expect(russian.getByText('Исход матча')).toHaveCount(3);
  await expect(russian).not.toContainText('Match result');
  // 1.05 × 4.33 × 34.5: the product needs thousandths, so every price of the slip shows them.
  await expect(russian).toContainText('156,854');
  await expect(russian).toContainText('4,330');
  await expect(russian).not.toContainText(/\d\.\d{2}/);

  const other = await context.newPage();
  await other.goto('/es/home/live');
  const spanish = other.getByRole('complementary', { name: 'Cupón' });
  await expect(spanish.getByText('Resultado del partido')).toHaveCount(3);
  const fourth = (await world.liveMatches())[3];
  await pickAll(other, [`${fourth?.match.opp1.name ?? ''} – ${fourth?.match.opp2.name ?? ''}`]);
  await expect(spanish.getByText('Resultado del partido')).toHaveCount(4);
  await expect(russian.getByText('Исход матча')).toHaveCount(4);
});

test('[ODDS-16] [ODDS-20] what a coupon agrees on says where it rounds, in each format; a long express has no fraction of a hundred', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  const matches = await stage(world);
  await enter(page);
  /** The prices of 1.05, 4.33 and 34.5, and their product of 156.85425. */
  const texts: [OddsView, string[], string][] = [
    [1, ['1/20', '333/100', '67/2'], '≈156/1'],
    [2, ['-2000', '+333', '+3350'], '≈+15585'],
    [14, ['1.05', '4.33', '34.50'], '≈156.85'],
  ];
  for (const [view, prices, total] of texts) {
    await context.addCookies([{ name: 'coef_view', value: String(view), url: baseURL ?? '' }]);
    await page.goto('/en/home/live');
    await pickAll(page, matches);
    const slip = coupon(page);
    await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(3);
    for (const price of [...prices, total]) await expect(slip.getByText(price, { exact: true }).first()).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});
