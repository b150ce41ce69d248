import { combine, createEffect, sample } from 'effector';

import { grantCookieMs } from '@contracts/constants';
import { SecureDataAnswer } from '@contracts/media';

import { $isAuth } from '@/entities/session';
import { createApiQuery } from '@/shared/api';
import { readCookie, removeCookie, writeCookie } from '@/shared/lib/cookie';
import { $isAppReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

/** What a key opens; null when it opens nothing. */
type SecureData = { ggru: string; grant: string } | null;

/** GET /bff-api/secure-data. Decision D-21: the key is the cookie `ua`. The path is ours: the specification does not show one. */
const secureDataQuery = createApiQuery({
  request: (key: string) => ({ path: '/bff-api/secure-data', query: { key } }),
  contract: SecureDataAnswer,
  mapData: ({ data }, key): SecureData => {
    const grant = data.grant[key] ?? '';
    return data.ggru === '' || grant === '' ? null : { ggru: data.ggru, grant };
  },
});

const readKeyFx = createEffect(() => readCookie('ua'));
const writeFx = createEffect(({ ggru, grant }: NonNullable<SecureData>) => {
  writeCookie('ggru', ggru);
  writeCookie('grant', grant, grantCookieMs);
});
const forgetFx = createEffect(() => {
  removeCookie('ggru');
  removeCookie('grant');
});

/** A player is here and the first page stands. */
const $isWanted = combine($isAppReady, $isAuth, (isReady, isAuth) => isReady && isAuth);

sample({ clock: $isWanted, filter: Boolean, target: readKeyFx });
sample({
  clock: readKeyFx.doneData,
  filter: (key) => key !== null,
  fn: (key) => key ?? '',
  target: secureDataQuery.start,
});
const opened = secureDataQuery.finished.success.map(({ result }) => result);
sample({ clock: opened, filter: (data): data is NonNullable<SecureData> => data !== null, target: writeFx });
sample({
  clock: opened,
  filter: (data) => data === null,
  fn: () => ({ level: 'warning' as const, text: 'data is empty' }),
  target: logFx,
});
sample({ clock: $isWanted, filter: (isWanted) => !isWanted, target: forgetFx });
