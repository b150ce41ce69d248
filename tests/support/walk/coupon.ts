import { expect } from '@playwright/test';

import { coupon, forgetCookieChoice, inBoardOrder, odds } from '../world.ts';
import * as user from './steps.ts';
import { comeBack } from './walk.ts';
import type { Here, Ways } from './way.ts';

const { steps, open, pick, place, signIn } = user;
const stake = ({ page }: Pick<Here, 'page'>) => coupon(page).getByRole('textbox', { name: 'Stake', exact: true });
const asSystem = ({ page }: Here) => coupon(page).getByRole('combobox', { name: 'Bet type' }).selectOption('2');
const follow = ({ page }: Here) => coupon(page).getByRole('button', { name: 'View in My bets' }).click();
/** Takes the refusal of cookies away, because nothing about analytics loads after a refusal. */
const asked = ({ page }: Here) => forgetCookieChoice(page);
const pickComing = async ({ page, world }: Here) => {
  const { entities } = await world.snapshot('list:line:1');
  const isOpen = (id: number) =>
    entities.markets?.some(({ gameId, typeId, isBlocked }) => gameId === id && typeId === 1 && !isBlocked) === true;
  const game = inBoardOrder(entities).find(({ id, status }) => status === 0 && isOpen(id));
  await odds(page, game!, game!.opp1.name).click();
};
const shortText =
  (text: string | RegExp) =>
  ({ page }: Here) =>
    coupon(page).getByText(text).first();

/** Ways to the parts of the coupon, from the first bet to the sale. */
export const couponWays: Ways = {
  'src/features/betting/pick-outcome/model/pick.ts': { reach: steps(open(), pick()), seen: stake },
  'src/app/layouts/coupon-panel.tsx': { reach: steps(open(), pick()), seen: stake },
  'src/widgets/coupon/model/news.ts': {
    reach: steps(open(), pick()),
    // A screen reader announces it.
    seen: ({ page }) => page.getByText('Added to bet slip, 1 selection').first(),
    told: 'nobody',
  },
  'src/shared/ui/sum-field/fault-text.tsx': {
    reach: steps(open(), pick(), ({ page }) => stake({ page }).fill('five')),
    seen: shortText(/^Enter an amount in digits/),
  },
  'shared: price-order': {
    reach: steps(signIn, open(), pick()),
    seen: ({ page }) => coupon(page).getByRole('button', { name: /^Wait for other odds/ }),
    told: 'nobody',
  },
  'shared: share-coupon': {
    reach: steps(open(), pick()),
    seen: ({ page }) => coupon(page).getByRole('button', { name: 'Share bet slip' }),
    told: 'nobody',
  },
  'src/entities/coupon-figures/lib/figures.ts': {
    reach: steps(open(), pick(), ({ page }) => stake({ page }).fill('100')),
    seen: shortText('Potential returns'),
    told: 'nobody',
  },
  'src/entities/coupon-figures/lib/line-figures.ts': {
    reach: steps(open(), pick(3), asSystem),
    seen: shortText('Maximum returns'),
    told: 'nobody',
  },
  'src/app/analytics/areas/coupon.ts': { reach: steps(asked, open(), pick()), seen: stake, told: 'nobody' },
  'src/features/betting/place-bet/ui/late-extras.ts': {
    reach: steps(signIn, open(), pick()),
    seen: shortText('Promo code'),
  },
  'src/features/betting/arrange-bets/ui/arranged.tsx': {
    reach: steps(open(), pick(3), asSystem),
    seen: ({ page }) => coupon(page).getByRole('combobox', { name: 'System size' }),
  },
  'src/features/betting/share-coupon/ui/slip-share.tsx': {
    reach: steps(open(), pick(2), user.press('Share bet slip')),
    seen: user.dialog('Share bet slip'),
  },
  'src/features/betting/set-coupon/ui/settings-dialog.tsx': {
    reach: steps(open(), pick(), user.pressInCoupon(/settings/i)),
    seen: user.dialog(/settings/i),
  },
  'src/widgets/coupon-answer/ui/receipt-view.tsx': {
    reach: steps(signIn, open(), pick(), place),
    seen: ({ page }) => coupon(page).getByRole('link', { name: /^Print bet slip/ }),
    told: shortText('Bet accepted'),
    again: comeBack,
  },
  'src/widgets/my-bets/index.ts': {
    reach: steps(signIn, open(), user.openTab(/^My bets/)),
    seen: shortText('No open bets'),
  },
  'src/features/betting/sell-bet/ui/sell-bet.tsx': {
    reach: steps(signIn, open(), pick(), place, follow),
    seen: ({ page }) =>
      coupon(page)
        .getByRole('button', { name: /mistake|Cash out/ })
        .first(),
  },
  'src/features/betting/edit-bet/ui/edit-bet.tsx': {
    reach: steps(signIn, open(), pick(), place, follow),
    seen: ({ page }) =>
      coupon(page)
        .getByRole('button', { name: /^Edit bet/ })
        .first(),
  },
  'src/features/betting/read-bet/ui/bet-lines.tsx': {
    reach: steps(signIn, open(), pick(3), asSystem, place),
    seen: shortText(/^\d+ lines/),
  },
  'src/features/betting/reply-to-offer/ui/trader-part.tsx': {
    reach: steps(user.configure({ showVipBet: true }), user.signInAs('rich'), open('/en/home/line'), async (here) => {
      const { page } = here;
      await pickComing(here);
      await coupon(page)
        .getByRole('checkbox', { name: /^VIP bet/ })
        .check();
      // A stake above the maximum that a trader may still approve.
      const limits = await coupon(page)
        .getByText(/^From .* to /)
        .innerText();
      const max = Number(/to\D*([\d,.]+)/.exec(limits)?.[1]?.replaceAll(',', ''));
      await stake({ page }).fill(String(2 * max));
      const button = coupon(page).getByRole('button', { name: /^Place bet/ });
      await expect(button).toBeEnabled();
      await button.press('Enter');
    }),
    seen: shortText(/A trader/),
  },
  'src/features/betting/share-coupon/ui/share-dialog.tsx': {
    reach: steps(open(), pick(2), user.press('Share bet slip')),
    seen: user.dialog('Share bet slip'),
  },
  'src/features/betting/share-coupon/ui/fill-note.tsx': {
    reach: steps(open(), pick(2), user.press('Share bet slip'), async ({ page }) => {
      const code = page.getByRole('dialog').getByRole('status', { name: 'Bet slip code' });
      await expect(code).toHaveText(/^[2-9A-Z]{6}$/);
      await page.goto(`/en/home/live?coupon=${(await code.textContent()) ?? ''}`);
    }),
    seen: shortText(/loaded from code/),
  },
  'src/features/betting/bet-in-one-click/ui/one-click.tsx': {
    reach: steps(signIn, open(), user.openTab('Bet slip')),
    seen: ({ page }) => coupon(page).getByRole('switch', { name: 'One-click betting' }),
  },
  'src/features/betting/bet-quickly/ui/quick-slip.tsx': {
    reach: steps(open(), pick(), user.pressInCoupon(/settings/i), async ({ page, world }) => {
      await page.getByRole('dialog').getByLabel('Quick bet next to the odds').check();
      await page.keyboard.press('Escape');
      const [, second] = await world.liveMatches();
      await odds(page, second!.match, second!.match.opp1.name).click();
    }),
    seen: user.dialog('Quick bet'),
  },
};
