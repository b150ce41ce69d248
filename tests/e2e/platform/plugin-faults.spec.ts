/** What each broken app costs: its own place. The page, the apps beside it and the player's coupon go on. */
import type { Page } from '@playwright/test';

import type { SlotName } from '../../../contracts/slots.ts';
import { drawing, publishAll, returnToTab, untilCare } from '../../support/outside-app.ts';
import { type PluginFault, pluginFaults } from '../../support/plugin-faults.ts';
import { readShift, watchShift } from '../../support/shift.ts';
import { coupon, expect, odds, test } from '../../support/world.ts';

test.describe.configure({ timeout: 120_000 });
/** Four tries of a file with the pauses between them, on a busy machine. */
const patient = { timeout: 40_000 };

const places = ['notice', 'board.above', 'coupon.above', 'coupon.below'] as const satisfies SlotName[];
const place = (page: Page, name: SlotName) => page.locator(`[data-slot="${name}"]`);
const good = {
  id: 'good',
  version: '1.0.0',
  mounts: places.map((slot) => ({ slot, order: 1 })),
  script: drawing(
    'good',
    `const own = document.createElement('p'); own.textContent = 'The good one'; element.append(own)`,
  ),
};

/** One broken app in each place, and a good one beside each. Resolves to what lets their scripts through. */
async function publishFaults(page: Page, faults: readonly PluginFault[]): Promise<() => void> {
  const broken = faults.map(({ id, mount, script, style, fields = {} }, index) => {
    const { more = [], ...rest } = fields as { more?: object[] };
    const draw = mount ?? `const own = document.createElement('p'); own.textContent = '${id}'; element.append(own)`;
    return {
      id,
      version: '1.0.0',
      mounts: [{ slot: places[index] }, ...more],
      script: script ?? drawing(id, draw),
      ...(style === undefined ? {} : { style }),
      ...rest,
    };
  });
  await publishAll(page, [...broken, good]);
  for (const { id, served } of faults)
    if (served !== undefined)
      await page.route(new RegExp(`/plugins/${id}/[^/]+\\.${served[0]}(?:\\?|$)`), (route) => served[1](route));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(new RegExp(`/plugins/(?:${[...faults, good].map(({ id }) => id).join('|')})/`), async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

async function expectShown(page: Page, name: SlotName, { id, shows }: PluginFault): Promise<void> {
  const own = place(page, name);
  await expect(own.getByText('The good one')).toBeVisible(patient);
  if ('block' in shows)
    await expect(own.getByRole('alert').getByRole('button', { name: /^Refresh/ })).toBeVisible(patient);
  else if ('text' in shows) await expect(own.getByText(shows.text, { exact: true })).toBeVisible(patient);
  else await expect(page.locator(`[data-plugin="${id}"]`)).toHaveCount(0);
  await expect(own.getByRole('alert')).toHaveCount('block' in shows ? 1 : 0);
}

const many = pluginFaults.filter(({ alone }) => alone !== true);
const groups = [
  ...Array.from({ length: Math.ceil(many.length / places.length) }, (_, index) =>
    many.slice(index * places.length, (index + 1) * places.length),
  ),
  ...pluginFaults.filter(({ alone }) => alone === true).map((fault) => [fault]),
];

const rowsOf = (faults: readonly PluginFault[]) =>
  [...new Set(['PLUG-68', 'PLUG-33', 'PLUG-97', ...faults.map(({ row }) => row)])].map((row) => `[${row}]`).join(' ');

for (const faults of groups)
  test(
    `${rowsOf(faults)} ${faults.map(({ id }) => id.replaceAll('-', ' ')).join(', ')}: its own place alone, and the log names it`,
    { tag: '@core' },
    async ({ page, world, problems }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await world.simulator({ run: false });
      await world.faults(
        ...faults.flatMap(({ broken }) => (broken === undefined ? [] : [{ path: broken, status: 500, times: 100 }])),
      );
      const letThrough = await publishFaults(page, faults);
      await watchShift(page);
      // A script that is held back holds up the end of loading too.
      await page.goto('/en/home/live', { waitUntil: 'commit' });
      await untilCare(page);
      const before = await readShift(page);
      letThrough();
      for (const [index, fault] of faults.entries())
        await test.step(`${fault.id}: in its place`, async () => {
          await expectShown(page, places[index]!, fault);
          await fault.check?.(page);
        });
      expect((await readShift(page)) - before).toBeLessThanOrEqual(0.02);

      await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
      const [live] = await world.liveMatches();
      await odds(page, live!.match, live!.match.opp1.name).click();
      await expect(coupon(page).getByRole('textbox').first()).toBeVisible();
      await expect(coupon(page).getByText(live!.match.opp1.name).first()).toBeVisible();

      await world.configure({ plugins: Object.fromEntries(faults.map(({ id }) => [id, { enabled: false }])) });
      await returnToTab(page);
      for (const [index, { id, log }] of faults.entries())
        await test.step(`${id}: gone, and in the log`, async () => {
          await expect(place(page, places[index]!)).toHaveText('The good one');
          const line = new RegExp(`Plugin "${id}" ${log.source}`);
          await expect.poll(() => logged.filter((text) => line.test(text)), patient).not.toEqual([]);
        });
      const expected = faults.flatMap(({ problem }) => problem ?? []);
      expect(problems.filter((text) => !expected.some((problem) => problem.test(text)))).toEqual([]);
      problems.length = 0;
    },
  );
