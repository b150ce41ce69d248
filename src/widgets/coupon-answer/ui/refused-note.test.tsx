// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import arabic from '@contracts/dictionaries/ar/coupon.json';
import english from '@contracts/dictionaries/en/coupon.json';
import flow from '@contracts/dictionaries/en/flow.json';
import spanish from '@contracts/dictionaries/es/coupon.json';
import portuguese from '@contracts/dictionaries/pt/coupon.json';
import russian from '@contracts/dictionaries/ru/coupon.json';
import turkish from '@contracts/dictionaries/tr/coupon.json';

import { useRefusalText } from '@/entities/bet-format';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

const codes = Array.from({ length: 25 }, (_, index) => 1001 + index);

async function textOf(refusal: Parameters<ReturnType<typeof useRefusalText>>[0]): Promise<string> {
  const scope = fork({
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups: { coupon: english, flow } } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['coupon', 'flow'] });
  const { result } = renderHook(() => useRefusalText(), {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  });
  return result.current(refusal);
}

test.each(codes)('[ERR-16] code %i is told in our own words', async (code) => {
  expect(await textOf({ code, message: 'The server says' })).toBe(
    (english as Record<string, string>)[`coupon_error_${String(code)}`],
  );
});

const stop = { left: 12, iso: 'USD', frameEndsAt: Date.parse('2026-11-24T00:00:00Z') / 1000 };
test.each([
  [1, 'Stake limit for 24 hours: 12\u00a0$ left until Nov 24, 03:00.'],
  [12, 'Loss limit for 1 month: 12\u00a0$ left until Nov 24, 03:00.'],
  [41, 'Time limit for 7 days reached, until Nov 24, 03:00.'],
  [37, 'Your maximum single stake is 12\u00a0$.'],
])('[LIM-44] limit %i that stopped a bet is named after the reason', async (limitType, words) => {
  const text = await textOf({ code: 1019, message: '', limit: { ...stop, limitType } });
  expect(text).toBe(`${english.coupon_error_1019} ${words}`);
});

test.each([
  ['the server’s words', 'The server says', 'The server says'],
  ['words of ours where it says nothing', '', english.coupon_error_unknown],
])('[ERR-16] a code that nobody knows: %s', async (_, message, text) => {
  expect(await textOf({ code: 9999, message })).toBe(text);
});

test.each([
  ['Russian', russian],
  ['Spanish', spanish],
  ['Portuguese', portuguese],
  ['Turkish', turkish],
  ['Arabic', arabic],
])('[ERR-16] every code has its text in %s', (_, texts) => {
  expect(codes.filter((code) => !(`coupon_error_${String(code)}` in texts))).toEqual([]);
});
