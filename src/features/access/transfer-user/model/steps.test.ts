import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { phoneListsRequested } from '@/entities/access/phone';
import { $player } from '@/entities/player';
import { fetchFx } from '@/shared/api';

import { $account, $step, fieldChanged, submitted } from './steps';

const root = '/web-api/api/internal/v1/account/user-transfer';
const answers: Record<string, unknown> = {
  '/web-api/geo/phone-countries': { data: [{ id: 7, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7' }] },
  '/web-api/geo/phone-masks': { data: [{ CountryId: 7, Mask: '', Min: 10, Max: 10 }] },
  [`${root}/send-code/move-1`]: { data: { expiresAt: 9 } },
  [`${root}/check-code/move-1`]: { data: { redirectToken: 'proven' } },
  [`${root}/user-data`]: { status: 'ok', user: { id: 12, password: 'secret' } },
};

/** A player whom the site asks to move. */
async function begin() {
  const sent: { path: string; key: string | null; body: unknown }[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const isAct = request.method === 'POST';
    if (isAct)
      sent.push({
        path: pathname.replace(root, ''),
        key: request.headers.get('Idempotency-Key'),
        body: await request.json(),
      });
    return Response.json(answers[pathname] ?? { code: 1, message: '', requestId: 'r' }, {
      status: pathname in answers ? 200 : 404,
    });
  };
  const scope = fork({
    values: [[$player, { transferRequest: 'move-1' }]] as never,
    handlers: [[fetchFx, server]],
  });
  await allSettled(phoneListsRequested, { scope });
  const send = async (fields: { countryId?: number; phone?: string; code?: string }) => {
    await allSettled(fieldChanged, { scope, params: fields });
    await allSettled(submitted, { scope });
  };
  return { scope, sent, send };
}

test('[TRANS-02] the first step sends the code of the country with its plus, the digits of the number, and an empty captcha', async () => {
  const { scope, sent, send } = await begin();
  await send({ countryId: 7, phone: '701 000-00-09' });
  expect(sent).toEqual([
    { path: '/send-code/move-1', key: null, body: { country_code: '+7', phone: '7010000009', captcha: '' } },
  ]);
  expect(scope.getState($step)).toBe('code');
});

test('[TRANS-02] a number that is too short is not sent', async () => {
  const { scope, sent, send } = await begin();
  await send({ countryId: 7, phone: '70' });
  expect([sent, scope.getState($step)]).toEqual([[], 'phone']);
});

test('[TRANS-03] [TRANS-04] the code brings a token, and the token, under a key of the move, the account', async () => {
  const { scope, sent, send } = await begin();
  await send({ countryId: 7, phone: '7010000009' });
  await send({ code: '123456' });
  expect(sent.slice(1)).toEqual([
    { path: '/check-code/move-1', key: null, body: { code: '123456' } },
    { path: '/user-data', key: expect.stringMatching(/^[\da-f-]{36}$/) as string, body: { redirectToken: 'proven' } },
  ]);
  expect([scope.getState($step), scope.getState($account)]).toEqual(['account', { id: '12', password: 'secret' }]);
});

test.each([' 123 456 ', '12 34 56', '１２３ ４５６'])(
  '[LANG-20] a code pasted as a message groups it is sent as its digits: %s',
  async (code) => {
    const { sent, send } = await begin();
    await send({ countryId: 7, phone: '7010000009' });
    await send({ code });
    expect(sent[1]).toEqual({ path: '/check-code/move-1', key: null, body: { code: '123456' } });
  },
);
