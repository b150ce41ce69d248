/** Names of teams in the letters of the reader. */
import { expect, test } from '../../support/world.ts';

/** Clubs of which one plays at home on the board of every day. */
const clubs: Readonly<Record<string, { ar: string; ru: string }>> = {
  Liverpool: { ar: 'ليفربول', ru: 'Ливерпуль' },
  Chelsea: { ar: 'تشيلسي', ru: 'Челси' },
  Everton: { ar: 'إيفرتون', ru: 'Эвертон' },
  Arsenal: { ar: 'آرسنال', ru: 'Арсенал' },
  Manchester: { ar: 'مانشستر', ru: 'Манчестер' },
  Leicester: { ar: 'ليستر', ru: 'Лестер' },
  Brighton: { ar: 'برايتون', ru: 'Брайтон' },
  Barcelona: { ar: 'برشلونة', ru: 'Барселона' },
  Valencia: { ar: 'فالنسيا', ru: 'Валенсия' },
  Juventus: { ar: 'يوفنتوس', ru: 'Ювентус' },
};

test('[LANG-31] [SEARCH-06] [SEARCH-07] boards in Arabic and in Russian name the teams in their letters, and Latin words find them', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const { entities } = await world.snapshot('list:line:1');
  const clubOf = (name: string) => Object.keys(clubs).find((club) => name.includes(club) && !/[(]W|U\d/.test(name));
  const match = (entities.games ?? []).find(({ opp1 }) => clubOf(opp1.name) !== undefined)!;
  const club = clubOf(match.opp1.name)!;
  const board = `line/1-football/${String(match.champId)}-x`;
  const main = page.getByRole('main');
  for (const [lng, search, width] of [
    ['ar', 'بحث', 390],
    ['ru', 'Поиск', 1366],
  ] as const) {
    const own = clubs[club]![lng];
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${lng}/home/${board}`);
    const rows = main.getByRole('article').filter({ hasText: own });
    await expect(rows.first()).toBeVisible();
    await expect(main.getByText(club)).toHaveCount(0);

    await main.getByRole('searchbox').fill(club.slice(0, -1));
    await expect(main.getByRole('article').filter({ hasNotText: own })).toHaveCount(0);
    await expect(rows.first()).toBeVisible();

    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: search });
    await dialog.getByRole('combobox').fill(club);
    await expect(dialog.getByRole('link', { name: new RegExp(own) }).first()).toBeVisible();

    await page.goto(`/${lng}/home/${board}/${String(match.id)}-x`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(own);
    await expect(page).toHaveTitle(new RegExp(own));
  }
});
