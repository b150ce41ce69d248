// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test } from 'vitest';

import arabic from '@contracts/dictionaries/ar/coupon.json';
import english from '@contracts/dictionaries/en/coupon.json';
import spanish from '@contracts/dictionaries/es/coupon.json';
import portuguese from '@contracts/dictionaries/pt/coupon.json';
import russian from '@contracts/dictionaries/ru/coupon.json';
import turkish from '@contracts/dictionaries/tr/coupon.json';

import { useRefusalText } from '@/entities/bet-format';
import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';

const codes = Array.from({ length: 25 }, (_, index) => 1001 + index);

async function textOf(refusal: { code: number; message: string }): Promise<string> {
  const scope = fork({
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups: { coupon: english } } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['coupon'] });
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
