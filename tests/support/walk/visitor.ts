import { expect } from '@playwright/test';

import { forgetCookieChoice } from '../world.ts';
import * as user from './steps.ts';
import type { Here, Way, Ways } from './way.ts';

const { steps, open } = user;
/** Presses the key again until the page reacts, because the code for keys comes late. */
const pressUntilHeard = ({ page }: Here) =>
  expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('alert').filter({ hasText: 'This section could not be loaded' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
const prices = /^Probability and odds movement/;
const priceHistory = /^Odds history/;
/** The button is disabled until its code has loaded. */
const openView = async ({ page }: Here) => {
  const view = page.getByRole('main').getByRole('button', { name: 'View', exact: true });
  await expect(view).toBeEnabled();
  await view.press('Enter');
};

const openLive = async ({ page, world }: Here) => {
  const [live] = await world.liveMatches();
  await page.goto(`/en/home/live/1-football/${String(live!.match.champId)}-x/${String(live!.match.id)}-x`);
};

const asian = ({ page, world }: Here) =>
  page
    .context()
    .addCookies(
      Object.entries({ look: 'asian', coef_view: '5' }).map(([name, value]) => ({ name, value, url: world.origin })),
    );

/** The rules of a game come with its file. */
const rulesOf = (path: string): Way => ({
  reach: open(path),
  seen: ({ page }) => page.getByRole('region', { name: 'Rules and RTP' }),
  // The panel of the game stands where the coupon would.
  frame: ['banner', 'main'],
});

/** Ways to the parts that a visitor opens, or that open for them. */
export const visitorWays: Ways = {
  'src/widgets/casino/tables/index.ts': rulesOf('/en/casino/game/4/roulette'),
  'src/widgets/casino/slots/index.ts': rulesOf('/en/slots/game/11/lantern-tide'),
  'src/widgets/casino/cards/index.ts': rulesOf('/en/casino/game/12/jacks'),
  'src/widgets/casino/numbers/index.ts': rulesOf('/en/casino/game/8/keno'),
  'src/widgets/casino/chain-watch/index.ts': {
    reach: async (here) => {
      await here.page.addInitScript(() => {
        localStorage.setItem('openbook.chains', JSON.stringify({ crash: { alarm: 'gap' } }));
      });
      await open('/en/casino/game/101/crash')(here);
    },
    seen: ({ page }) => page.getByText('Fairness check failed'),
    frame: ['banner', 'main'],
  },
  'src/pages/casino/virtual/ui/alarm.tsx': {
    reach: async (here) => {
      await here.page.addInitScript(() => {
        localStorage.setItem('openbook.chains', JSON.stringify({ 'virtual-51': { alarm: 'gap' } }));
      });
      await open('/en/virtualsports')(here);
    },
    seen: ({ page }) => page.getByText('Fairness check failed'),
    frame: ['banner', 'main'],
  },
  'src/pages/section/ui/draw-alarm.tsx': {
    reach: async (here) => {
      await here.page.addInitScript(() => {
        localStorage.setItem('openbook.chains', JSON.stringify({ 'lotto-1': { alarm: 'gap' } }));
      });
      await open('/en/lotto')(here);
    },
    seen: ({ page }) => page.getByText('Fairness check failed'),
    frame: ['banner', 'main'],
  },
  'src/pages/casino/shared-rounds/ui/below.tsx': rulesOf('/en/casino/game/101/crash'),
  'src/features/access/log-in/ui/login-dialog.tsx': {
    reach: steps(open(), user.press('Log in')),
    seen: user.dialog('Log in'),
  },
  'src/features/access/restore-password/ui/forgot-dialog.tsx': {
    reach: steps(open(), user.press('Log in'), user.press('Forgot password?')),
    seen: user.dialog('Forgotten password'),
  },
  'src/features/access/register/ui/registration-dialog.tsx': {
    reach: steps(open(), user.press('Register')),
    seen: user.dialog('Register'),
  },
  'src/widgets/settings/ui/settings-dialog.tsx': {
    reach: steps(open(), user.press('Settings')),
    seen: user.dialog('Settings'),
  },
  'src/features/watch/tell-matches/index.ts': {
    reach: steps(open(), user.press('Settings'), ({ page }) =>
      page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: 'Goals' }).check(),
    ),
    seen: ({ page }) => page.getByRole('dialog', { name: 'Settings' }).getByText(/kept here|also show in your browser/),
    // An open dialog has its own banner, so the frame is checked without one.
    frame: ['main', 'coupon'],
  },
  'src/features/switch-language/ui/language-select.tsx': {
    reach: steps(open(), user.press('Settings')),
    seen: ({ page }) => page.getByRole('dialog', { name: 'Settings' }).getByRole('combobox', { name: 'Language' }),
    // An open dialog has its own banner, so the frame is checked without one.
    frame: ['main', 'coupon'],
  },
  'src/widgets/ready-bets/ui/ready-bets-dialog.tsx': {
    reach: steps(open(), user.openTab('Bet slip'), user.press('Ready-made bets')),
    seen: user.dialog('Ready-made bets'),
  },
  'src/widgets/match-search/ui/search-dialog.tsx': {
    reach: steps(open(), user.press('Search')),
    seen: user.dialog('Search'),
  },
  'src/features/help/contact-support/ui/chat-dialog.tsx': {
    reach: steps(open(), user.press('Support'), user.press(/^Chat/)),
    seen: user.dialog('Chat'),
  },
  'src/features/help/contact-support/ui/question-dialog.tsx': {
    reach: steps(
      user.configure({
        consultSystem: 'none',
        support: { hours: { from: '00:00', to: '00:01', days: [], timeZone: 0 } },
      }),
      open(),
      user.press('Support'),
      user.press(/^Ask a question/),
    ),
    seen: user.dialog(/question/i),
  },
  'src/features/move-by-keys/ui/shortcuts-dialog.tsx': {
    reach: steps(open(), pressUntilHeard),
    seen: user.dialog(/shortcuts/i),
  },
  'src/features/betting/filter-matches/ui/bar-choices.ts': {
    reach: open(),
    seen: ({ page }) => page.getByRole('main').getByRole('combobox').first(),
  },
  'shared: find-names': {
    reach: steps(open(), ({ page }) => page.getByRole('main').getByRole('searchbox').first().fill('zzzz')),
    seen: ({ page }) => page.getByText('No matches for these filters'),
  },
  'src/features/betting/filter-matches/ui/view-choices.tsx': {
    reach: steps(open(), openView),
    seen: ({ page }) => page.getByRole('dialog').getByRole('switch').first(),
  },
  'src/features/betting/filter-matches/ui/cyber-field.tsx': {
    reach: open('/en/home/line/40-esports'),
    seen: ({ page }) => page.getByRole('radiogroup', { name: 'Esports type' }),
  },
  'src/widgets/boards/asian-board/index.ts': {
    reach: steps(asian, open()),
    seen: ({ page }) => page.getByRole('link', { name: 'Parlay' }),
  },
  'src/entities/bet-line/ui/asian-texts.tsx': {
    reach: steps(asian, open(), ({ page }) =>
      page
        .getByRole('button', { name: /, Handicap.* -\d\.\d+$/ })
        .first()
        .click(),
    ),
    seen: ({ page }) => page.getByRole('dialog', { name: 'Quick bet' }).getByText('Risk'),
    told: 'nobody',
  },
  'src/pages/sport-board/ui/preview.tsx': {
    reach: steps(user.onWideScreen, open()),
    seen: user.button(prices),
  },
  'src/entities/price-history/ui/price-history-dialog.tsx': {
    reach: steps(user.onWideScreen, open(), user.press(priceHistory)),
    seen: ({ page }) => page.getByRole('dialog').filter({ hasText: /When|Opening|No odds history/ }),
  },
  'src/entities/price-history/index.ts': {
    reach: steps(user.onWideScreen, open()),
    seen: user.button(priceHistory),
    told: 'nobody',
  },
  'src/features/betting/inspect-price/ui/price-table.tsx': {
    reach: steps(user.onWideScreen, open(), user.press(prices)),
    seen: ({ page }) => page.getByRole('dialog').getByRole('table'),
  },
  'src/features/markets/explain-rules/ui/rules-box.tsx': {
    reach: steps(user.onWideScreen, openLive, user.press(/^Rules: Match result/)),
    seen: ({ page }) => page.getByRole('dialog', { name: 'Rules: Match result' }).getByRole('heading', { level: 3 }),
  },
  'src/widgets/menus/games/index.ts': {
    reach: steps(user.onWideScreen, open('/en/slots')),
    seen: ({ page }) => page.getByRole('link', { name: /^All games/ }),
    frame: ['banner', 'main'],
  },
  'src/widgets/match-view/ui/tools.ts': {
    reach: openLive,
    seen: user.button('Find a market'),
  },
  'src/widgets/match-view/ui/builder.ts': {
    reach: openLive,
    seen: user.button('Bet builder'),
  },
  'src/features/betting/build-bet/ui/joining.ts': {
    reach: steps(user.onWideScreen, openLive, user.press(/, Match result, /), user.press(/, Double chance, /)),
    seen: ({ page }) => page.getByText('How it is priced').first(),
  },
  'src/features/access/agree-cookies/index.ts': {
    reach: steps(({ page }) => forgetCookieChoice(page), open()),
    seen: ({ page }) => page.getByRole('region', { name: 'Cookies' }),
    told: 'nobody',
  },
  'src/features/access/agree-cookies/ui/cookies-bar.tsx': {
    reach: steps(({ page }) => forgetCookieChoice(page), open()),
    seen: ({ page }) => page.getByRole('region', { name: 'Cookies' }),
  },
  'src/features/access/warn-age/ui/age-dialog.tsx': {
    reach: steps(({ context }) => context.clearCookies({ name: 'age_confirmed' }), open()),
    seen: ({ page }) => page.getByRole('dialog').filter({ hasText: '18' }),
  },
  'src/features/access/one-tap/ui/one-tap-card.tsx': {
    reach: steps(user.configure({ isOneTapAllowed: true }), open()),
    seen: user.button(/Google|Continue/),
  },
  'src/features/access/remind-registration/ui/reminder-dialog.tsx': {
    reach: steps(user.configure({ reminder: { delay: 500, interval: 3_600_000 } }), open()),
    seen: ({ page }) => page.getByRole('dialog').filter({ hasText: 'No account yet?' }),
  },
  'src/features/snowfall/ui/sky.tsx': {
    reach: steps(
      user.configure({ isSnowEnabled: true }),
      ({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }),
      open('/en'),
    ),
    seen: ({ page }) => page.locator('canvas'),
  },
  'src/features/install-app/ui/install-button.tsx': {
    reach: steps(
      ({ page }) =>
        page.addInitScript(() => {
          const prompt = () => Promise.resolve();
          const offer = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
          addEventListener('DOMContentLoaded', offer);
        }),
      open(),
    ),
    seen: user.button('Install the app'),
  },
  'src/features/install-app/ui/app-install.tsx': {
    reach: open('/en/mobile'),
    seen: ({ page }) => page.getByRole('main').getByRole('heading', { name: 'Openbook as an app' }),
  },
  'src/features/solve-captcha/ui/captcha-dialog.tsx': {
    reach: steps(
      ({ world }) => world.control('POST', 'captcha', { path: '/web-api/auth/login', code: 100 }),
      open('/en/login'),
      async ({ page }) => {
        const main = page.getByRole('main');
        await main.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
        await main.getByLabel('Password', { exact: true }).fill('demo-password');
        await page.keyboard.press('Enter');
      },
    ),
    seen: user.dialog('Security check'),
    frame: ['banner', 'main'],
  },
  'src/features/help/consult-on-payment/ui/consultant-dialog.tsx': {
    reach: open('/en?payment_consultant=1'),
    seen: ({ page }) => page.getByRole('dialog').first(),
  },
  'src/app/layouts/tab-bar.tsx': {
    reach: steps(user.onPhone, open()),
    seen: ({ page }) => page.getByRole('navigation', { name: 'Main pages' }),
    frame: ['banner', 'main'],
  },
  'src/widgets/coupon-place/ui/coupon-bar.tsx': {
    reach: steps(user.onPhone, open()),
    seen: user.button(/^Bet slip Bet slip is empty/),
    frame: ['banner', 'main'],
  },
  'src/features/access/log-in/ui/qr-log-in.tsx': {
    reach: steps(open('/en/login'), ({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'Log in with another device' }).press('Enter'),
    ),
    seen: ({ page }) => page.getByRole('main').getByRole('img', { name: 'QR code for login' }),
    frame: ['banner', 'main'],
  },
  'src/features/access/log-in/ui/login-form.tsx': {
    reach: open('/en/login'),
    seen: ({ page }) => page.getByRole('main').getByRole('textbox', { name: 'E-mail or ID' }),
    frame: ['banner', 'main'],
  },
  'src/features/access/register/ui/registration-form.tsx': {
    reach: open('/en/registration'),
    seen: ({ page }) => page.getByRole('main').getByRole('checkbox'),
    frame: ['banner', 'main'],
  },
  'src/features/access/restore-password/ui/restore-password.tsx': {
    reach: open('/en/user/passwordreset?token=x'),
    seen: ({ page }) => page.getByRole('main').getByRole('heading', { level: 1 }),
    frame: ['banner', 'main'],
  },
};
