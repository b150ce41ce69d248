import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';

import { fetchFx } from '@/shared/api';

import { $bootState, bootRequested, bootSucceeded } from './boot';

test('debug', async () => {
  (globalThis as any).location = { pathname: '/en', search: '', hash: '', origin: 'http://localhost' };
  (globalThis as any).document = { cookie: '' };
  const scope = fork({
    handlers: [[fetchFx, async (r: Request) => {
      console.log(r.url);
      if (r.url.includes('check-session')) return Response.json({ data: { user_id: null } });
      if (r.url.includes('block')) return Response.json({ data: { displayTypeId: 0, templateTypeId: 0 } });
      return Response.json((await (await fetch('http://127.0.0.1:4370/bff-api/config/all.json?lang=en', { headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Id': 'desktop-web' } })).json()));
    }]],
  });
  createWatch({ unit: bootSucceeded, scope, fn: () => console.log('OK') });
  await allSettled(bootRequested, { scope });
  console.log(scope.getState($bootState));
});
