// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';

import { readStartFx } from './read-start';

afterEach(() => {
  history.replaceState(null, '', '/');
});

/** What the start asks of the region, at this address. */
async function questionAt(address: string) {
  history.replaceState(null, '', address);
  const { value } = await allSettled(readStartFx, { scope: fork() });
  return (value as Awaited<ReturnType<typeof readStartFx>>).blockQuestion;
}

test.each([
  ['/en/news?tag=spring', true, false],
  ['/en/news?whn=spring', true, true],
  ['/en/news#tag=spring', false, false],
  ['/en/news#?whn=spring', false, false],
  ['/en/news/tag=spring', false, false],
  ['/en/news?next=tag#tag=spring', false, false],
])('[REF-01] the start of %s says that a partner sent the visitor: %s', async (address, has, hasMobile) => {
  expect(await questionAt(address)).toMatchObject({ hasReferral: has, hasMobileReferral: hasMobile });
});
