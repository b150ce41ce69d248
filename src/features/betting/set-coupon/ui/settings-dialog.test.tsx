// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { afterEach, expect, test } from 'vitest';

import flow from '@contracts/dictionaries/en/flow.json';

import { settingsChanged } from '@/entities/coupon-settings';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

import { $areSettingsOpen } from '../model/settings';
import { SettingsDialog } from './settings-dialog';

afterEach(cleanup);

test.each([
  ['open', false, 1],
  ['GB', false, 0],
  ['GB', true, 1],
])('[LIM-67] in %s, with auto max on: %s, the coupon offers %i switches of it', async (profile, isAutoMax, count) => {
  const scope = fork({
    values: [
      [$areSettingsOpen, true],
      [$siteConfig, { protection: { profile } }],
    ] as never,
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups: { flow } } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['flow'] });
  await allSettled(settingsChanged, { scope, params: { isAutoMax } });
  render(
    <Provider value={scope}>
      <SettingsDialog>{null}</SettingsDialog>
    </Provider>,
  );
  expect(screen.queryAllByRole('switch', { name: flow['flow.autoMax'], hidden: true })).toHaveLength(count);
});
