import { expect } from '@playwright/test';

import { enter, type NewUser, profileOf } from '../world.ts';
import * as user from './steps.ts';
import type { Here, Ways } from './way.ts';

const { configure, steps, open, signIn } = user;
const openProfile = ({ page }: Here) => profileOf(page).press('Enter');
const choose =
  (name: string) =>
  ({ page }: Here) =>
    page.getByRole('menuitem', { name }).press('Enter');

const newPlayer = async ({ page, world }: Here) => enter(page, await world.createUser('player'));

const dice = '/en/casino/game/1/dice';
/** The bet that the coupon has just placed is lost. */
const loseBet = async ({ world }: Here) => {
  const [live] = await world.liveMatches();
  await world.simulator({ gameId: live!.match.id, do: 'settle', results: { [live!.home.id]: 0 } });
};

/** The panel of a game stands where the coupon would. */
const inRoom = ['banner', 'main'] as const;
const playOnce = async ({ page }: Here) => {
  await page.getByRole('textbox', { name: 'Stake' }).fill('20');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fairness' }).press('Enter');
};

/** Ways to the parts that a player opens, or that open for them. */
export const playerWays: Ways = {
  'src/features/access/log-out/ui/log-out-dialog.tsx': {
    reach: steps(signIn, open(), openProfile, choose('Log out')),
    seen: user.dialog('Do you want to log out?'),
  },
  'src/widgets/casino/room/ui/session-bar.tsx': {
    reach: steps(signIn, open(dice)),
    seen: ({ page }) => page.getByRole('region', { name: 'This session' }),
    frame: inRoom,
  },
  'src/widgets/casino/room/ui/panel.ts': {
    reach: steps(signIn, open(dice)),
    seen: ({ page }) => page.getByRole('button', { name: 'Half stake' }),
    frame: inRoom,
  },
  'src/pages/casino/history/lib/proving.ts': {
    reach: steps(signIn, open(dice), playOnce, open('/en/office/rounds')),
    seen: ({ page }) => page.getByText('Seed not revealed'),
    frame: inRoom,
  },
  'src/widgets/casino/check/index.ts': {
    reach: steps(signIn, open(dice), playOnce),
    seen: ({ page }) => page.getByRole('dialog', { name: /^Round / }),
    frame: inRoom,
  },
  'src/widgets/casino/room/ui/refusals.ts': {
    reach: steps(async ({ page, world }: Here) => enter(page, await world.createUser('excluded')), open(dice)),
    seen: ({ page }) => page.getByText('Play is unavailable'),
    frame: inRoom,
  },
  'src/pages/casino/room/ui/late-views.ts': {
    reach: steps(signIn, open(dice)),
    seen: ({ page }) => page.getByRole('region', { name: 'Recent rounds' }),
    frame: inRoom,
  },
  'shared: chips': {
    reach: steps(signIn, open('/en/casino/game/4/roulette')),
    seen: ({ page }) => page.getByRole('group', { name: 'Chip' }),
    frame: inRoom,
  },
  'src/pages/casino/room/ui/picture-frame.tsx': {
    reach: steps(signIn, open(dice)),
    seen: ({ page }) => page.getByRole('main').locator('iframe'),
    frame: inRoom,
  },
  'src/features/access/prove-again/ui/proof-dialog.tsx': {
    reach: steps(
      newPlayer,
      ({ world }) => world.control('POST', 'clock', { advance: 360 }),
      open('/en/office/deduce'),
      ({ page }) => page.getByLabel('Your bank account').getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19'),
      ({ page }) => page.getByRole('button', { name: 'Use this account' }).press('Enter'),
    ),
    seen: user.dialog('Confirm it is you'),
    frame: inRoom,
  },
  'src/pages/casino/room/ui/auto-panel.tsx': {
    reach: steps(signIn, configure({ protection: { autoPlay: true } }), open(dice)),
    seen: ({ page }) => page.getByRole('tab', { name: 'Autoplay' }),
    frame: inRoom,
  },
  'src/pages/casino/shared-rounds/ui/side.tsx': {
    reach: steps(signIn, open('/en/casino/game/102/keno-draw')),
    seen: ({ page }) => page.getByRole('region', { name: 'Your recent bets' }),
    frame: inRoom,
  },
  'src/pages/casino/shared-rounds/ui/controls.tsx': {
    reach: steps(signIn, open('/en/casino/game/102/keno-draw')),
    seen: ({ page }) => page.getByRole('group', { name: 'Numbers' }),
    frame: inRoom,
  },
  'src/app/late/late-session.tsx': {
    reach: steps(signIn, open()),
    seen: ({ page }) => page.getByRole('region', { name: 'Session', exact: true }),
  },
  'src/app/late/late-stay.ts': {
    reach: steps(signIn, open()),
    seen: ({ page }) => page.getByRole('link', { name: 'Safer gambling', exact: true }),
  },
  'src/pages/cashier/statement/ui/balance-chart.tsx': {
    reach: steps(signIn, open('/en/office/transactions'), ({ page }: Here) => page.getByText('Balance chart').click()),
    seen: ({ page }) => page.getByRole('figure', { name: 'Balance chart' }),
    frame: ['banner', 'main'],
  },
  'src/pages/cashier/tracker/ui/profit-chart.tsx': {
    reach: steps(signIn, open(), user.pick(), user.place, loseBet, open('/en/office/tracker')),
    seen: ({ page }) => page.getByRole('figure', { name: 'Cumulative profit or loss' }),
    frame: ['banner', 'main'],
  },
  'src/pages/cashier/deposit/ui/how-to-pay.tsx': {
    reach: steps(
      signIn,
      open('/en/office/recharge'),
      user.press('Continue without a limit'),
      async ({ page }: Here) => {
        await page.getByText(/Press again to confirm/).waitFor();
        await page.getByRole('button', { name: 'Continue without a limit' }).click();
        await page.getByRole('textbox', { name: 'Amount' }).fill('500');
        await page.getByRole('button', { name: /^Deposit 500/ }).click();
      },
    ),
    seen: ({ page }) => page.getByRole('img', { name: 'Payment QR code' }),
    frame: ['banner', 'main'],
  },
  'src/features/safety/read-month/ui/month-card.tsx': {
    reach: steps(
      signIn,
      open('/en/office/recharge'),
      user.press('Continue without a limit'),
      async ({ page }: Here) => {
        await page.getByText(/Press again to confirm/).waitFor();
        await page.getByRole('button', { name: 'Continue without a limit' }).click();
      },
    ),
    seen: ({ page }) => page.getByRole('region', { name: 'This month' }),
    frame: ['banner', 'main'],
  },
  'src/pages/cashier/withdraw/ui/crypto-address.tsx': {
    reach: steps(async ({ page, world }: Here) => {
      const made = { profile: 'player', accounts: [{ iso: 'BTC', money: 1 }] };
      await enter(page, (await world.control<{ data: NewUser }>('POST', 'users', made)).data);
    }, open('/en/office/deduce')),
    seen: ({ page }) => page.getByRole('region', { name: 'Your wallet address' }),
    frame: ['banner', 'main'],
  },
  'shared: section-menu': {
    reach: steps(signIn, open('/en/office/history')),
    seen: ({ page }) => page.getByRole('navigation', { name: 'In this section' }),
    frame: ['banner', 'main'],
  },
  'src/features/help/contact-support/ui/history-dialog.tsx': {
    reach: steps(signIn, open(), openProfile, choose('My requests')),
    seen: user.dialog('My requests'),
  },
  'src/features/help/contact-support/ui/callback-dialog.tsx': {
    reach: steps(signIn, open(), user.press('Support'), user.press(/^Request a call/)),
    seen: user.dialog(/call/i),
  },
  'src/widgets/notices/notice-list/ui/notice-list.tsx': {
    reach: async (here) => {
      const { page, world } = here;
      const player = await world.createUser('player');
      await enter(page, player);
      const known = page.waitForResponse('**/web-api/user/client-config');
      await page.goto('/en/home/live');
      await (await known).finished();
      await page.getByRole('button', { name: 'Support', exact: true }).waitFor();
      await world.control('PATCH', `users/${String(player.userId)}`, { is_self_excluded: true });
      await user.press(/^All messages/)(here);
    },
    seen: user.dialog('All messages'),
  },
  'src/features/team-cash/ui/team-cash-dialog.tsx': {
    reach: steps(user.signInAs('team-cash-3'), open()),
    seen: ({ page }) => page.getByRole('dialog').filter({ hasText: 'You have received three team cash payments' }),
  },
  'src/features/open-recharge/ui/verification-dialog.tsx': {
    reach: steps(async ({ page, world }) => {
      const player = await world.createUser('player');
      await world.control('PATCH', `users/${String(player.userId)}`, {
        show_verification_modal_on_deposit_page: true,
      });
      await enter(page, player);
    }, open('/en/office/recharge')),
    seen: ({ page }) => page.getByRole('dialog').first(),
    frame: ['banner', 'main'],
  },
  'src/features/access/transfer-user/ui/transfer-dialog.tsx': {
    reach: steps(async ({ page, world }) => {
      const player = await world.createUser('player');
      await world.control('PATCH', `users/${String(player.userId)}`, { transferRequest: 'move-1' });
      await enter(page, player);
    }, open()),
    seen: user.dialog('Switch to your own account'),
  },
  'src/widgets/account-state/ui/states.tsx': {
    reach: steps(async ({ page, world }) => {
      const player = await world.createUser('player');
      await world.control('PATCH', `users/${String(player.userId)}`, { isAccountFrozen: true });
      await enter(page, player);
    }, open('/en/office/recharge')),
    seen: ({ page }) => page.getByRole('main').getByText('Your account is frozen', { exact: false }),
    frame: ['banner', 'main'],
  },
  'src/shared/ui/qr-code/index.ts': {
    reach: steps(newPlayer, open('/en/office/recharge'), async ({ page }) => {
      const none = page.getByRole('button', { name: 'Continue without a limit' });
      await none.press('Enter');
      await page.getByText(/Press again to confirm/).waitFor();
      await none.press('Enter');
      await page.getByRole('textbox', { name: 'Amount' }).fill('50');
      const deposit = page.getByRole('button', { name: /^Deposit 50/ });
      await expect(deposit).toBeEnabled();
      await deposit.press('Enter');
    }),
    seen: ({ page }) => page.getByRole('img', { name: 'Payment QR code' }),
    frame: ['banner', 'main'],
  },
  'src/features/open-recharge/model/time-out-part.ts': {
    reach: steps(signIn, open('/en/office/recharge')),
    seen: ({ page }) => page.getByRole('main').getByRole('heading', { level: 1 }),
    told: 'nobody',
    tries: 3,
    again: open('/en/office/recharge'),
    frame: ['banner', 'main'],
  },
  'src/features/access/confirm-terms/ui/confirm-terms.tsx': {
    reach: steps(
      user.signInAs('terms-old'),
      user.configure({ config: { isAvailableConfirmTerms: true } }),
      open('/en/confirm-terms'),
    ),
    seen: user.button('I agree'),
    frame: ['main'],
  },
  'shared: agreement': {
    reach: steps(user.signInAs('terms-old'), user.configure({ config: { isAvailableConfirmTerms: true } }), open()),
    seen: user.button('I agree'),
    told: 'nobody',
    tries: 3,
    again: open(),
    frame: ['main'],
  },
  'src/entities/player/model/player-part.ts': {
    reach: steps(user.signInAs('banned-53-1'), open()),
    seen: ({ page }) => page.getByRole('heading', { name: 'Your account is restricted' }),
    told: 'nobody',
    tries: 3,
    again: open(),
    frame: ['main'],
  },
  'src/entities/account/lib/convert.ts': {
    reach: steps(signIn, open()),
    seen: ({ page }) =>
      page
        .getByRole('banner')
        .getByText(/100[\s,]000/)
        .first(),
    told: 'nobody',
    tries: 3,
  },
};
