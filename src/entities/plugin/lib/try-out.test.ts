// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';

import { setTryOut, tryOutOf } from './try-out';

beforeEach(() => localStorage.clear());

test('[PLUG-67] an app stays broken in this browser until it is mended, others are whole', () => {
  setTryOut('news', 'throws');
  setTryOut('header', 'never');
  expect([tryOutOf('news'), tryOutOf('header'), tryOutOf('footer')]).toEqual(['throws', 'never', null]);
  setTryOut('news', null);
  expect([tryOutOf('news'), tryOutOf('header')]).toEqual([null, 'never']);
});

test.each(['{', 'null', '"text"', '{"news":"gone"}'])('[PLUG-67] kept %s breaks nothing', (kept) => {
  localStorage.setItem('openbook.pluginTryOuts', kept);
  expect(tryOutOf('news')).toBeNull();
});
