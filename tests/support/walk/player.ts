import { enter, profileOf } from '../world.ts';
import * as user from './steps.ts';
import type { Here, Ways } from './way.ts';

const { steps, open, signIn } = user;
const openProfile = ({ page }: Here) => profileOf(page).press('Enter');
const choose =
  (name: string) =>
  ({ page }: Here) =>
    page.getByRole('menuitem', { name }).press('Enter');

/** Ways to the parts that a player opens, or that open for them. */
export const playerWays: Ways = {
  'src/features/access/log-out/ui/log-out-dialog.tsx': {
    reach: steps(signIn, open(), openProfile, choose('Log out')),
    seen: user.dialog('Do you want to log out?'),
  },
  'src/app/late/late-session.ts': {
    reach: steps(signIn, open()),
    seen: ({ page }) => page.getByRole('region', { name: 'Session', exact: true }),
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
  'src/widgets/notice-list/ui/notice-list.tsx': {
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
    seen: ({ page }) => page.getByRole('dialog').filter({ hasText: 'Three team cash payments' }),
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
  },
  'src/entities/player/model/player-part.ts': {
    reach: steps(user.signInAs('banned-53-1'), open()),
    seen: ({ page }) => page.getByRole('heading', { name: 'Your account is restricted' }),
    told: 'nobody',
    tries: 3,
    again: open(),
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
