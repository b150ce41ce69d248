import { expect, test } from 'vitest';

import { addressOf, networkOf, readTrustProxy, trustNobody, type TrustProxy } from './client-address.ts';

const from = (trust: string, remoteAddress: string, forwarded?: string) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return addressOf({ socket: { remoteAddress }, headers }, readTrustProxy(trust) as TrustProxy);
};

test('[SESS-31] who trusts nobody takes the address of the connection, whatever is written', () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  expect(addressOf({ socket: { remoteAddress: '127.0.0.1' }, headers }, trustNobody)).toBe('127.0.0.1');
});

test.each([
  ['one proxy by address', '127.0.0.1', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['one proxy, and what the visitor wrote themselves', '127.0.0.1', '127.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies by network', '10.0.0.0/8,127.0.0.1', '127.0.0.1', '1.1.1.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
  ['a caller that is no proxy', '10.0.0.0/8', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['a visitor of the trusted network', '10.0.0.0/8', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ['an IPv4 proxy on an IPv6 socket', '127.0.0.1', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['an IPv6 proxy', '::1,fd00::/8', 'fd00::5', '2001:db8::9', '2001:db8::9'],
  ['ports and brackets', '127.0.0.1', '127.0.0.1', '[2001:db8::9]:443', '2001:db8::9'],
  ['a port', '127.0.0.1', '127.0.0.1', '203.0.113.7:55', '203.0.113.7'],
  ['words for an address', '127.0.0.1', '127.0.0.1', '203.0.113.7, unknown', '127.0.0.1'],
  ['a proxy that says nothing', '127.0.0.1', '127.0.0.1', undefined, '127.0.0.1'],
  ['one hop', '1', '192.0.2.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two hops', '2', '192.0.2.1', '203.0.113.7, 192.0.2.2', '203.0.113.7'],
  ['no hop', '0', '192.0.2.1', '203.0.113.7', '192.0.2.1'],
])('[SESS-31] the rightmost address that nobody answers for: %s', (_, trust, remote, forwarded, expected) => {
  expect(from(trust, remote, forwarded)).toBe(expected);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1::/48'],
  ['2001:db8::9', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', ''],
])('[SESS-31] counters know %s as %s', (address, expected) => expect(networkOf(address)).toBe(expected));
