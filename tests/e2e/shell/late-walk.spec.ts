/**
 * Takes every late file of the build through a trouble of the network, and one file of each mechanism through all of
 * them.
 */
import { couponWays } from '../../support/walk/coupon.ts';
import { lateEntries } from '../../support/walk/entries.ts';
import { pageWays } from '../../support/walk/pages.ts';
import { playerWays } from '../../support/walk/player.ts';
import { kinds } from '../../support/walk/spoil.ts';
import { startWays, unreached } from '../../support/walk/start.ts';
import { visitorWays } from '../../support/walk/visitor.ts';
import { walk, walkOnce } from '../../support/walk/walk.ts';
import { expect, test } from '../../support/world.ts';

const ways = { ...startWays, ...visitorWays, ...playerWays, ...couponWays, ...pageWays };

/** One of each: a part that says so, one that nobody asked for, a page, what a start needs, what an app needs. */
const whole = new Set([
  'src/app/late/late-dialogs.tsx',
  'src/app/late/late-keeping.ts',
  Object.keys(pageWays)[0]!,
  'src/entities/site/lib/redirect.ts',
  'src/app/plugin-host/late-commands.ts',
]);

test('[ERR-21] the walk knows every late file of the build, and no other', { tag: '@core' }, () => {
  expect([...Object.keys(ways), ...Object.keys(unreached)].toSorted()).toEqual([...lateEntries().keys()].toSorted());
  expect(Object.keys(ways)).toEqual(expect.arrayContaining([...whole]));
});

for (const [place, [entry, way]] of Object.entries(ways).entries())
  test(
    `[ERR-21] ${whole.has(entry) ? 'gone, broken off, garbage, hanging' : 'spoiled once'}: ${entry} is told and healed`,
    { tag: whole.has(entry) ? ['@core'] : [] },
    async ({ page, context, world }) => {
      test.slow();
      await world.simulator({ run: false });
      const here = { page, context, world };
      const files = lateEntries().get(entry) ?? [];
      // Each file meets another trouble than its neighbours in the list.
      await (whole.has(entry) ? walk(here, files, way) : walkOnce(here, files, way, place % kinds));
    },
  );
