/** What a product team does to apps while a player is in the middle of something: nothing that the player has begun is lost. */
import type { Page } from '@playwright/test';

import { drawing, pin, publishAll, returnToTab } from '../../support/outside-app.ts';
import { coupon, expect, odds, test } from '../../support/world.ts';

test.describe.configure({ timeout: 240_000 });

const script = (id: string, version: string) =>
  drawing(
    id,
    `const own = document.createElement('p'); own.textContent = ['${id}', '${version}', host.config.word ?? '-'].join(' '); element.append(own)`,
  );
const survey = drawing(
  'survey',
  `const field = document.createElement('input'); field.setAttribute('aria-label', 'Your wish'); element.append(field)`,
);

/** An app above the page in one of its versions, with other fields laid over it. */
const app = (id: string, fields: { version?: string } & Record<string, unknown> = {}) => ({
  id,
  version: '1.0.0',
  mounts: [{ slot: 'notice', order: id === 'alpha' ? 1 : 2 }],
  script: script(id, fields.version ?? '1.0.0'),
  ...fields,
});
const form = { id: 'survey', version: '1.0.0', mounts: [{ slot: 'coupon.below' }], script: survey };

const shown = (page: Page) => page.locator('[data-slot=notice] p').allTextContents();
const both = ['alpha 1.0.0 -', 'beta 1.0.0 -'];
const second = script('alpha', '2.0.0');
const secondFile = '/plugins/alpha/second.js';

/** What is decided in turn, what is above the page then, and what takes it back: a field that is none costs itself alone. */
const of = (id: string, fields: object) => ({ plugins: { [id]: fields } });
const bySite: [lever: string, config: object, texts: string[], back: object][] = [
  ['switch off', of('alpha', { enabled: false }), ['beta 1.0.0 -'], of('alpha', { enabled: null })],
  ['share of 0 %', of('beta', { rollout: { percent: 0 } }), ['alpha 1.0.0 -'], of('beta', { rollout: null })],
  [
    'settings',
    of('beta', { config: { word: 'site' } }),
    ['alpha 1.0.0 -', 'beta 1.0.0 site'],
    of('beta', { config: null }),
  ],
  ['order', { slots: { notice: { order: ['beta', 'alpha'] } } }, both.toReversed(), { slots: { notice: null } }],
  [
    'version',
    of('alpha', { version: '2.0.0', entry: secondFile, integrity: pin(second) }),
    ['alpha 2.0.0 -', 'beta 1.0.0 -'],
    of('alpha', { version: null, entry: null, integrity: null }),
  ],
];
const byManifest: [lever: string, apps: Parameters<typeof publishAll>[1], texts: string[]][] = [
  ['switch off', [app('alpha', { enabled: false }), app('beta')], ['beta 1.0.0 -']],
  ['share of 0 %', [app('alpha'), app('beta', { rollout: { percent: 0 } })], ['alpha 1.0.0 -']],
  ['settings', [app('alpha'), app('beta', { config: { word: 'list' } })], ['alpha 1.0.0 -', 'beta 1.0.0 list']],
  ['order', [app('alpha', { mounts: [{ slot: 'notice', order: 9 }] }), app('beta')], both.toReversed()],
  ['version', [app('alpha', { version: '3.0.0' }), app('beta')], ['alpha 3.0.0 -', 'beta 1.0.0 -']],
];

test(
  '[PLUG-32] [PLUG-27] [PLUG-41] [PLUG-51] switch, share, settings, version and order, by configuration and by manifest, within one poll: coupon, stake and a half-filled form stay',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await publishAll(page, [app('alpha'), app('beta'), form]);
    await page.route(`**${secondFile}`, (route) => route.fulfill({ contentType: 'text/javascript', body: second }));
    await page.goto('/en/home/live');
    await expect.poll(() => shown(page)).toEqual(both);

    const [live] = await world.liveMatches();
    await odds(page, live!.match, live!.match.opp1.name).click();
    const stake = coupon(page).getByRole('textbox', { name: 'Stake' });
    await stake.fill('517');
    const wish = page.getByRole('textbox', { name: 'Your wish' });
    await wish.fill('half a wo');
    // A field with the focus would make new versions wait.
    await wish.blur();
    await expect(stake).toHaveValue('517');
    await page.getByRole('banner').evaluate((header) => header.setAttribute('data-mark', 'same'));
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    const expectKept = async () => {
      await expect(stake).toHaveValue('517');
      await expect(wish).toHaveValue('half a wo');
      await expect(page.locator('header[data-mark=same], [data-mark=same] header').first()).toBeVisible();
      expect(documents).toEqual([]);
    };

    for (const [lever, config, texts, back] of bySite)
      await test.step(`by configuration: ${lever}, and back`, async () => {
        for (const [patch, want] of [
          [config, texts],
          [back, both],
        ] as const) {
          await world.configure(patch);
          await returnToTab(page);
          await expect.poll(() => shown(page)).toEqual(want);
        }
        await expectKept();
      });
    for (const [lever, apps, texts] of byManifest)
      await test.step(`by manifest: ${lever}, and back`, async () => {
        for (const [list, want] of [
          [apps, texts],
          [[app('alpha'), app('beta')], both],
        ] as const) {
          await publishAll(page, [...list, form]);
          await returnToTab(page);
          await expect.poll(() => shown(page)).toEqual(want);
        }
        await expectKept();
      });
  },
);
