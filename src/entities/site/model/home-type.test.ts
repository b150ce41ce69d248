import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { refreshConfigQuery } from './config';
import { $homeType } from './home-type';

test.each([
  [1, 1, 0],
  [2, 1, 1],
  [3, 3, 0],
  [4, 4, 0],
  [99, 1, 1],
])(
  '[BOOT-21] a site that asks for showcase %i has %i, with %i lines in the log',
  async (homepageType, shown, lines) => {
    const logged: unknown[] = [];
    const config = {
      homepageType,
      languages: [],
      isRegistrationAllowed: true,
      isVipDomain: false,
    } as Partial<SiteConfig> as SiteConfig;
    const scope = fork({
      handlers: [
        [refreshConfigQuery.__.executeFx, () => config],
        [logFx, (entry: unknown) => void logged.push(entry)],
        [fetchFx, () => new Response(null)],
      ] as never,
    });
    await allSettled(refreshConfigQuery.start, { scope, params: 'en' });
    expect([scope.getState($homeType), logged.length]).toEqual([shown, lines]);
  },
);
