import { expect } from '@playwright/test';

import { publishPage } from '../outside-app.ts';
import { coupon } from '../world.ts';
import * as user from './steps.ts';
import type { Here, Way, Ways } from './way.ts';

const { configure, open, pick, place, press, signIn, signInAs, steps } = user;

/**
 * Finds the message in the place of a page that did not come. The page reloads the document once before it shows this.
 */
export const failure = ({ page }: Here) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: 'Part of the page could not be loaded' })
    .or(page.getByRole('main').getByText('This section could not be loaded'));

const page = (reach: Way['reach'], heading: string | RegExp, frame?: Way['frame']): Way => ({
  reach,
  tries: 3,
  told: failure,
  again: ({ page: tab }) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: /^(Reload|Try again)/ })
      .first()
      .press('Enter'),
  seen: ({ page: tab }) => tab.getByRole('main').getByRole('heading', { name: heading }).first(),
  ...(frame === undefined ? {} : { frame }),
});
const alone = ['main'] as const;
/** A player's office has no coupon beside it, and the pages of log-in and registration have no sides. */
const noCoupon = ['banner', 'main'] as const;
const termsAsked = steps(signInAs('terms-old'), configure({ config: { isAvailableConfirmTerms: true } }));

const openGame = async ({ page: tab, world }: Here) => {
  const [live] = await world.liveMatches();
  await tab.goto(`/en/home/live/1-football/${String(live!.match.champId)}-x/${String(live!.match.id)}-x`);
};
const openRace = async ({ page: tab }: Here) => {
  await tab.goto('/en/home/line/15-greyhounds');
  await tab.getByRole('main').getByRole('article').getByRole('link').first().press('Enter');
};
const openSheet = async ({ page: tab }: Here) => {
  const link = coupon(tab).getByRole('link', { name: /^Print bet slip/ });
  await expect(link).toBeVisible();
  await tab.goto((await link.getAttribute('href')) ?? '');
};

/** Ways to the pages of the site map. */
export const pageWays: Ways = {
  'src/pages/section/index.ts': page(open('/en/toto'), /./, noCoupon),
  'src/pages/own-page/index.ts': page(
    steps(({ page: tab }) => publishPage(tab), open('/en/tips')),
    'Tips',
  ),
  'src/pages/home/index.ts': page(open('/en'), 'Top live'),
  'src/pages/match/index.ts': page(openGame, /./),
  'src/pages/watch/multi/index.ts': page(open('/en/multi'), 'Multi-live'),
  'shared: match-picture': {
    reach: openGame,
    seen: ({ page: tab }) => tab.getByRole('heading', { name: 'Match tracker' }),
  },
  'src/widgets/watch/floating-media/index.ts': {
    reach: steps(openGame, press('Pop out')),
    seen: ({ page: tab }) => tab.getByRole('region', { name: 'Match trackers' }),
  },
  'shared: races': {
    reach: openRace,
    seen: ({ page: tab }) => tab.getByRole('table', { name: 'Race card' }),
  },
  'src/pages/sport/favourites/index.ts': page(open('/en/favourites'), 'Favourites'),
  'src/pages/sport/racing/index.ts': page(open('/en/racing'), 'Horse and greyhound racing'),
  'src/pages/sport/statistic/index.ts': page(open('/en/statistic'), 'Statistics'),
  'src/pages/sport/champs/index.ts': page(open('/en/champs'), 'Competition results'),
  'src/pages/sport/team/index.ts': page(open('/en/team/10000-x/info'), /./),
  'src/pages/sport/page-type/index.ts': page(open('/en/home/line/epl'), 'English Premier League'),
  'src/pages/sport/cyber/index.ts': page(open('/en/cyber/real/disciplines'), /^Esports/),
  'src/pages/cashier/deposit/index.ts': page(steps(signIn, open('/en/office/recharge')), 'Deposit', noCoupon),
  'src/pages/cashier/statement/index.ts': page(
    steps(signIn, open('/en/office/transactions')),
    'Transactions',
    noCoupon,
  ),
  'src/pages/cashier/withdraw/index.ts': page(steps(signIn, open('/en/office/deduce')), 'Withdrawal', noCoupon),
  'src/pages/cashier/payments/index.ts': page(
    steps(signIn, open('/en/office/historypay')),
    'Payment history',
    noCoupon,
  ),
  'src/pages/casino/history/index.ts': page(steps(signIn, open('/en/office/rounds')), 'Game rounds', noCoupon),
  'src/pages/cashier/wallets/index.ts': page(steps(signIn, open('/en/office/wallets')), 'Wallets', noCoupon),
  'src/pages/cashier/transfers/index.ts': page(
    steps(signIn, open('/en/office/transferhistory')),
    'Transfer history',
    noCoupon,
  ),
  'src/pages/cashier/paycheck/index.ts': page(steps(signIn, open('/en/office/paycheck')), 'Receipt', noCoupon),
  'src/pages/cashier/requests/index.ts': page(
    steps(signIn, open('/en/office/payment/requests')),
    'Payment requests',
    noCoupon,
  ),
  'src/pages/cashier/ask/index.ts': page(
    steps(signIn, open('/en/office/payment/create-request')),
    'New payment request',
    noCoupon,
  ),
  'src/pages/cashier/verification/index.ts': page(
    steps(signIn, open('/en/office/verification')),
    'Verification',
    noCoupon,
  ),
  'src/pages/play-safely/index.ts': page(steps(signIn, open('/en/office/responsible')), 'Safer gambling', noCoupon),
  'src/pages/information/calculator/index.ts': page(open('/en/information/betting-calculator'), 'Betting calculator'),
  'src/pages/information/alphabet/index.ts': page(open('/en/betting-alphabet'), 'Betting glossary'),
  'src/pages/casino/room/index.ts': page(open('/en/casino/game/1/dice'), 'Dice', noCoupon),
  'src/pages/casino/maker/index.ts': page(open('/en/casino/maker/none/none'), 'Table game', noCoupon),
  'src/pages/casino/lobby/index.ts': page(open('/en/slots'), 'Slots', noCoupon),
  'src/pages/casino/tournaments/index.ts': page(open('/en/bonus/casino/tournaments'), 'Tournaments'),
  'src/pages/casino/bonus/index.ts': page(steps(signIn, open('/en/bonusgames/chest')), 'Chest', noCoupon),
  'src/pages/casino/virtual/index.ts': page(open('/en/virtualsports'), 'Virtual sports'),
  'src/pages/casino/shared-rounds/index.ts': page(open('/en/casino/game/101/crash'), 'Crash', noCoupon),
  'src/pages/safety/appeals/index.ts': page(open('/en/block-appeal-history'), 'Your appeals', alone),
  'src/pages/safety/limit-history/index.ts': page(
    steps(signIn, open('/en/office/responsible/history')),
    'Limits and activity',
    noCoupon,
  ),
  'src/pages/safety/self-test/index.ts': page(open('/en/office/responsible/test'), 'Self-assessment and help'),
  'src/pages/safety/mailing/index.ts': page(
    steps(signIn, open('/en/office/mailing')),
    'Marketing preferences',
    noCoupon,
  ),
  'src/pages/cashier/tracker/index.ts': page(steps(signIn, open('/en/office/tracker')), 'Bet tracker', noCoupon),
  'src/pages/cashier/orders/index.ts': page(steps(signIn, open('/en/office/orders')), 'Orders and alerts', noCoupon),
  'src/pages/history/index.ts': page(steps(signIn, open('/en/office/history')), 'Bet history', noCoupon),
  'src/pages/login/index.ts': page(open('/en/login'), 'Log in', noCoupon),
  'src/pages/registration/index.ts': page(open('/en/registration'), /regist/i, noCoupon),
  'src/pages/outcome/index.ts': page(open('/en/onpay/success'), /./, alone),
  'src/pages/service/index.ts': page(open('/en/oldbrowser'), /browser/i, ['main', 'coupon']),
  'src/pages/user-section/index.ts': page(open('/en/user/activate'), /./, noCoupon),
  'src/pages/banned/index.ts': page(steps(signInAs('banned-53-1'), open()), 'Your account is restricted', alone),
  'src/pages/confirm-terms/index.ts': page(steps(termsAsked, open()), /terms/i, alone),
  'src/pages/print-coupon/index.ts': page(steps(signIn, open(), pick(), place, openSheet), 'Bet slip'),
  'src/app/control-room/index.tsx': page(steps(signInAs('observer'), open('/en/debugger')), 'Control room'),
  // The views "failed" and "not found" are late parts that are in the place of the page.
  'src/pages/error/index.ts': {
    reach: open('/en/500'),
    tries: 3,
    seen: ({ page: tab }) => tab.getByRole('heading', { name: 'Something went wrong' }),
    frame: [],
  },
  'src/pages/safety/goodbye/index.ts': page(open('/en/goodbye'), 'No break is active'),
  'src/pages/not-found/index.ts': page(open('/en/nowhere'), 'This page could not be found'),
};
