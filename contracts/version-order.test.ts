import { expect, test } from 'vitest';

import { compareVersions } from './version-order.ts';

test('[PLUG-60] versions stand in the order of their numbers, drafts before what they become', () => {
  const sorted = ['0.9.0', '1.0.0-beta.2', '1.0.0-beta.10', '1.0.0', '1.2.0', '1.10.0', '10.0.0'];
  const mixed = [...sorted].reverse().sort(() => 0);
  expect(mixed.sort(compareVersions)).toEqual(sorted);
});
