import { expect, test } from 'vitest';

import { newKey, periodOf, uriOf } from './totp.ts';

/** "12345678901234567890" in base 32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[SEC-02] RFC 6238, appendix B: at %i s the code is %s', (seconds, code) => {
  expect(periodOf(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test('[SEC-02] a phone may be half a minute off, not more', () => {
  const at = 1_111_111_109_000;
  const period = Math.floor(at / 30_000);
  expect([-30, 30].map((off) => periodOf(key, '081804', at + off * 1000))).toEqual([period, period]);
  expect([-60, 60].map((off) => periodOf(key, '081804', at + off * 1000))).toEqual([null, null]);
});

test('[SEC-02] a code of another key, or of other digits, is none', () => {
  expect([periodOf(newKey(), '287082', 59_000), periodOf(key, '28708', 59_000), periodOf(key, '', 59_000)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('[SEC-02] the QR code names site, account and key', () => {
  const { protocol, pathname, searchParams } = new URL(uriOf(key, 'a@example.com', 'Openbook'));
  expect([protocol, decodeURIComponent(pathname), searchParams.get('secret'), searchParams.get('issuer')]).toEqual([
    'otpauth:',
    expect.stringContaining('Openbook:a@example.com'),
    key,
    'Openbook',
  ]);
});
