import type { Page } from '@playwright/test';

import { buildLargeApp, publishLargeApp } from '../large-app.ts';
import { drawing, publish, publishPage, returnToTab } from '../outside-app.ts';
import { coupon, forgetCookieChoice } from '../world.ts';
import { failure } from './pages.ts';
import * as user from './steps.ts';
import type { Unreached, Ways } from './way.ts';

const { open, steps } = user;

/** The page cannot repeat a failed start. Only a new start loads the file again. */
const nextStart = { told: 'nobody', tries: 3, again: open() } as const;

/** Changes an answer of the backend on its way to the page. */
const change =
  (path: string, edit: (body: unknown) => unknown) =>
  ({ page }: { page: Page }) =>
    page.route(`**${path}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: edit(await answer.json()) });
    });

/** Publishes another version of the footer, with a button that runs `act`. */
const footerWith =
  (act: string, permissions: readonly string[]) =>
  ({ page }: { page: Page }) => {
    const draw = `const own = document.createElement('button'); own.textContent = 'Do it'; own.onclick = () => ${act}; element.append(own)`;
    return publish(page, 'footer', { version: '9.0.0', script: drawing('footer', draw), sdk: '^1.2', permissions });
  };

/** Ways to the parts that a start loads. */
export const startWays: Ways = {
  'src/app/late/late-parts.tsx': { reach: open(), seen: user.button('Support') },
  'src/app/late/late-support.ts': { reach: open(), seen: user.button('Support') },
  'src/app/late/late-dialogs.tsx': {
    reach: steps(open(), user.press('Log in')),
    seen: user.dialog('Log in'),
  },
  'src/features/access/refresh-on-return/index.ts': { reach: open(), seen: user.board, told: 'nobody' },
  'src/app/late/late-keeping.ts': { reach: open(), seen: user.button('Support'), told: 'nobody' },
  'src/app/late/models.ts': { reach: open(), seen: user.button('Support'), told: 'nobody' },
  'src/app/analytics/begin.ts': { reach: open(), seen: user.button('Support'), told: 'nobody' },
  'src/app/analytics/collect.ts': {
    reach: steps(({ page }) => forgetCookieChoice(page), open()),
    seen: user.board,
    told: 'nobody',
  },
  'src/features/move-by-keys/lib/listen.ts': { reach: open(), seen: user.board, told: 'nobody' },
  // The document preloads this module and the next, so a browser tries each only once in a page.
  'src/entities/site/lib/redirect.ts': { reach: open(), seen: user.board, ...nextStart, tries: 1 },
  'shared: support': {
    reach: steps(
      ({ page }) =>
        page.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
        }),
      open(),
    ),
    seen: user.board,
    ...nextStart,
  },
  'src/entities/site/lib/mend-config.ts': {
    reach: steps(
      change('/bff-api/config/all.json', (body) => ({ ...(body as object), languages: null })),
      open(),
    ),
    seen: user.board,
    ...nextStart,
    frame: [],
  },
  'src/app/router/find-rest.ts': {
    reach: open('/en/toto'),
    tries: 1,
    told: failure,
    again: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Reload' }).press('Enter'),
    seen: ({ page }) => page.getByRole('main').getByRole('heading').first(),
  },
  'src/shared/feed/shared-stream.ts': {
    reach: steps(
      ({ page }) =>
        page.addInitScript(() => {
          // Simulates a network that blocks sockets.
          class Closed extends EventTarget {
            constructor() {
              super();
              setTimeout(() => this.dispatchEvent(new Event('close')));
            }
            close() {}
          }
          Object.assign(window, { WebSocket: Closed });
        }),
      open(),
    ),
    seen: user.board,
    told: 'nobody',
  },
  'src/app/appearance/brand-values.ts': {
    reach: steps(user.configure({ partnerCssBrandBook: [{ css_prop: '--partner-gap', css_value: '24px' }] }), open()),
    seen: ({ page }) => page.locator('html[style*="--partner-gap"]'),
    told: 'nobody',
  },
  'src/shared/api/fingerprint-script.ts': {
    reach: open('/en/login'),
    seen: ({ page }) => page.getByRole('main').getByRole('textbox', { name: 'E-mail or ID' }),
    told: 'nobody',
    tries: 3,
    again: open('/en/login'),
    frame: ['banner', 'main'],
  },
  'src/app/plain-frame/plain-frame.tsx': {
    reach: steps(({ world }) => world.faults({ path: '/plugins/header/*.js', status: 500, times: 100 }), open()),
    seen: ({ page }) => page.getByRole('banner'),
    frame: ['main', 'coupon'],
  },
  'src/app/router/own-pages-part.ts': {
    reach: steps(({ page }) => publishPage(page), open('/en/tips')),
    tries: 1,
    told: failure,
    again: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Reload' }).press('Enter'),
    seen: ({ page }) => page.getByRole('main').getByRole('heading', { name: 'Tips' }),
  },
  'src/app/plugin-care/care-part.ts': { reach: open(), seen: user.board, told: 'nobody' },
  'src/app/plugin-care/fault-part.ts': { reach: open(), seen: user.board, told: 'nobody' },
  'src/app/plugin-care/change-part.ts': {
    reach: steps(open(), footerWith('undefined', []), ({ page }) => returnToTab(page)),
    seen: user.button('Do it'),
    told: 'nobody',
  },
  'src/app/plugin-host/modal-params.ts': {
    reach: steps(
      footerWith("host.openModal('search', { words: 'arsenal' })", ['modal:open']),
      open(),
      user.press('Do it'),
    ),
    seen: ({ page }) => page.locator('dialog input[value=arsenal]'),
    told: 'nobody',
    tries: 3,
    again: steps(open(), user.press('Do it')),
  },
  'src/app/plugin-host/add-bets.ts': {
    reach: steps(
      async ({ page, world }) => {
        const [live] = await world.liveMatches();
        await footerWith(`host.addToCoupon(${String(live?.home.id)})`, ['coupon:add'])({ page });
      },
      open(),
      user.press('Do it'),
    ),
    seen: ({ page }) => coupon(page).getByRole('textbox').first(),
    told: 'nobody',
    tries: 3,
    again: steps(open(), user.press('Do it')),
  },
  'src/app/plugin-host/wide-host.ts': {
    reach: steps(footerWith("host.send('hello')", ['events']), open()),
    seen: user.button('Do it'),
    told: 'nobody',
    tries: 3,
    again: open(),
  },
  'src/app/plugin-host/register-player.ts': {
    reach: open('/en/registration'),
    seen: ({ page }) => page.getByRole('main').getByRole('checkbox'),
    told: 'nobody',
    tries: 3,
    again: open('/en/registration'),
    frame: ['banner', 'main'],
  },
  'src/app/plugin-host/office.ts': {
    reach: steps(user.signIn, open('/en/office/settings')),
    seen: ({ page }) => page.getByRole('main').getByRole('switch').first(),
    told: 'nobody',
    tries: 3,
    again: open('/en/office/settings'),
    frame: ['banner', 'main'],
  },
  'src/app/plugin-host/tickets.ts': {
    reach: open('/en/toto'),
    seen: ({ page }) => page.getByRole('combobox', { name: 'Toto type' }),
    told: 'nobody',
    tries: 3,
    again: open('/en/toto'),
    // The ticket is in the column of the coupon.
    frame: ['banner', 'main'],
  },
  'src/app/plugin-host/late-commands.ts': {
    reach: open('/en/news'),
    seen: ({ page }) => page.getByRole('main').getByRole('heading').first(),
    told: 'nobody',
    tries: 3,
    again: open('/en/news'),
  },
  'src/shared/app-guard/index.ts': {
    reach: open('/en/results'),
    seen: ({ page }) => page.getByRole('combobox', { name: 'Day' }),
    told: 'nobody',
    tries: 3,
  },
  'src/shared/ui-kit/index.ts': {
    reach: open('/en/results'),
    seen: ({ page }) => page.getByRole('combobox', { name: 'Day' }),
    told: 'nobody',
    tries: 3,
  },
  'src/entities/plugin/lib/view-part.ts': {
    reach: open('/en/information/rules/1'),
    seen: ({ page }) => page.getByRole('main').getByRole('heading', { name: 'When a bet is accepted' }),
    told: 'nobody',
    tries: 3,
  },
  'src/shared/plugin-parts/index.ts': {
    reach: steps(async ({ page }) => publishLargeApp(page, await buildLargeApp()), open('/en')),
    seen: ({ page }) => page.getByRole('region', { name: 'Large app' }),
    told: 'nobody',
    tries: 3,
  },
  'src/entities/plugin/lib/frame-part.ts': {
    reach: steps(user.configure({ consultSystem: 'frame' }), open(), user.press('Support'), user.press(/^Chat/)),
    seen: ({ page }) => page.getByRole('dialog').locator('iframe').contentFrame().getByRole('log'),
    told: 'nobody',
    tries: 3,
  },
  'src/widgets/plugin-slot/ui/own-texts.tsx': {
    reach: open('/en/results'),
    seen: ({ page }) => page.getByRole('combobox', { name: 'Day' }),
    told: 'nobody',
  },
  'src/widgets/plugin-slot/ui/failure-block.tsx': {
    reach: steps(({ world }) => world.faults({ path: '/plugins/footer/*.js', status: 500, times: 4 }), open()),
    seen: user.button(/^Refresh/),
  },
  'shared: inline-texts': {
    reach: steps(({ world }) => world.faults({ path: '/bff-api/dictionary', status: 500, times: 1000 }), open()),
    seen: user.button(/Try again|Reload|Refresh/i),
    told: 'nobody',
    again: open(),
    frame: [],
  },
};

/** Parts that are ready for later. No way leads to them yet. */
export const unreached: Unreached = {
  'src/app/router/load-media.ts': 'No row of the site map names pictures yet.',
};
