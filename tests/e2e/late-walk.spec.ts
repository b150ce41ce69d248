/** Takes every late file of the build through all troubles of a network. */
import { couponWays } from '../support/walk/coupon.ts';
import { lateEntries } from '../support/walk/entries.ts';
import { pageWays } from '../support/walk/pages.ts';
import { playerWays } from '../support/walk/player.ts';
import { startWays, unreached } from '../support/walk/start.ts';
import { visitorWays } from '../support/walk/visitor.ts';
import { walk } from '../support/walk/walk.ts';
import { expect, test } from '../support/world.ts';

const ways = { ...startWays, ...visitorWays, ...playerWays, ...couponWays, ...pageWays };

test('[ERR-21] the walk knows every late file of the build, and no other', () => {
  expect([...Object.keys(ways), ...Object.keys(unreached)].toSorted()).toEqual([...lateEntries().keys()].toSorted());
});

for (const [entry, way] of Object.entries(ways))
  test(`[ERR-21] gone, broken off, garbage, hanging: ${entry} is told and healed`, async ({ page, context, world }) => {
    test.slow();
    await world.simulator({ run: false });
    await walk({ page, context, world }, lateEntries().get(entry) ?? [], way);
  });
