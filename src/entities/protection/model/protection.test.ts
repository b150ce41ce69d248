import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { $siteConfig } from '@/entities/site/@x/protection';
import { logFx } from '@/shared/lib/logger';

import { $offeredLimits, $protection, $readProtection, protectionShown } from './protection';

const given = (config: object) => {
  const log = vi.fn();
  const scope = fork({ values: [[$siteConfig, config]], handlers: [[logFx, log]] });
  return { scope, log };
};

test('[LIM-40] the page takes profile and single values of the site configuration, and names a wrong one once', async () => {
  const protection = { profile: 'DE', askForBrands: 'no', timeOutDays: [1, 7] };
  const { scope, log } = given({ protection, limitYearDays: 365, availableResponsibleGamingLimitsIds: [20] });
  expect(scope.getState($protection)).toMatchObject({
    timeOutDays: [1, 7],
    realityCheckMinutes: 60,
  });
  expect(scope.getState($readProtection).sources).toMatchObject({ timeOutDays: 'own', askForBrands: 'DE' });
  expect(scope.getState($offeredLimits)).toEqual([20]);
  await allSettled(protectionShown, { scope });
  await allSettled(protectionShown, { scope });
  expect(log).toHaveBeenCalledExactlyOnceWith({
    level: 'warning',
    text: expect.stringContaining('protection.askForBrands') as string,
  });
});

test('[LIM-40] without a configuration the open profile holds, and nothing is named', async () => {
  const { scope, log } = given({});
  await allSettled(protectionShown, { scope });
  expect(scope.getState($protection)).toMatchObject({ askForBrands: false, increaseDelaySec: 86_400 });
  expect(log).not.toHaveBeenCalled();
});
