/**
 * Where money moves or a limit loosens, the player pressed on the host's own surface (decision D-124): the call is one of
 * `createKeyedCall`, which looks at the press, or says `byPress`.
 */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

/** What the backend has for money, bets, games and limits. */
const money =
  /(?:coupon|recharge|deduce|limit-service|games|toto|lotto)-api\/|web-api\/account|\$\{(?:base|limits|path|pathOf\([^)]*\))\}/;
/** Writes below these that move nothing: they count, ask, tell, open a room, or bind the player more. */
const free: Readonly<Record<string, readonly string[]>> = {
  'src/entities/account/api/switch.ts': ['/web-api/account/${String(id)}/switch'],
  'src/features/access/prove-again/api/proof.ts': ['${path}/options'],
  'src/entities/safety/play-session/api/session.ts': ['${path}/summary', '${path}/check'],
  'src/features/casino/shelf/api/shelf.ts': ['${path}/${game}'],
  'src/pages/cashier/verification/api/verification.ts': ['${base}/${String(id)}/check'],
  'src/features/access/limit-session/api/ping.ts': ['/limit-service-api/api/external/web/v3/ping'],
  'src/features/betting/place-bet/api/calculate.ts': ['/coupon-api/v1/recalculate', '/coupon-api/v1/amounts'],
  'src/features/betting/place-bet/api/promo.ts': ['/coupon-api/v1/promo-codes/check'],
  'src/features/betting/share-coupon/api/codes.ts': ['/coupon-api/v1/codes'],
  'src/features/betting/build-bet/api/join.ts': ['/coupon-api/v1/builder'],
  'src/widgets/match-view/api/builder.ts': ['/coupon-api/v1/builder'],
  'src/pages/casino/room/api/room.ts': ['${base}/launch'],
  'src/pages/casino/maker/api/launch.ts': ['/games-api/v1/makers/launch'],
  'src/pages/cashier/deposit/api/quotes.ts': ['${base}/quotes'],
};
const files = treeFiles('src/*.ts').filter((file) => !/\.(?:test|testing)\.ts$/.test(file));

/** Each definition of a writing call: from one `createApi…` to the next. */
const callsOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split(/createApi(?:Call|Mutation)(?:<[^>]*>)?\(/)
    .slice(1)
    .filter((call) => /method: .*'(?:POST|PUT|PATCH|DELETE)'/.test(call));
const pathOf = (call: string): string => /path(?:: [`'](.*?)[`']|\b)/.exec(call)?.[1] ?? '';

test('[PLUG-78] every call that moves money or loosens a limit asks for a press of the player', () => {
  const open = files.flatMap((file) =>
    callsOf(file)
      .filter((call) => money.test(pathOf(call)) && !call.includes('byPress: true'))
      .filter((call) => free[file]?.includes(pathOf(call)) !== true)
      .map((call) => `${file}: ${pathOf(call)}`),
  );
  const asked = files.flatMap(callsOf).filter((call) => call.includes('byPress: true'));
  expect([asked.length > 12, open]).toEqual([true, []]);
});

test('[PLUG-78] only rounds that play by themselves and tickets of an app look at the press elsewhere', () => {
  const elsewhere = files.filter((file) => /mayAct: /.test(readFileSync(file, 'utf8')));
  expect(elsewhere).toEqual(['src/features/pools/buy-ticket/api/buying.ts', 'src/pages/casino/room/api/playing.ts']);
});
