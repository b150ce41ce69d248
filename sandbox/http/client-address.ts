import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

import type { Context } from 'hono';

import type { Env } from './context.ts';

/** Which proxies may name the caller's address: so many proxies in a row, or the proxies at these addresses. */
export type TrustProxy = { hops: number } | { addresses: BlockList };
type Caller = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'>; headers: IncomingMessage['headers'] };

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** No proxy is believed. */
export const trustNobody: TrustProxy = { hops: 0 };

/**
 * Reads TRUST_PROXY. `1` to `9` means so many proxies. Otherwise it is a list of addresses and networks with commas:
 * `127.0.0.1,10.0.0.0/8,::1`. Null for any other text.
 */
export function readTrustProxy(text: string): TrustProxy | null {
  if (/^\d$/.test(text)) return { hops: Number(text) };
  const addresses = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = entry.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const isMask = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
    if (isIP(address) === 0 || !isMask || rest.length > 0) return null;
    addresses.addSubnet(address, bits === undefined ? most : Number(bits), familyOf(address));
  }
  return { addresses };
}

/**
 * Writes an address in one form: without a port, brackets or the IPv6 form of an IPv4 address. Empty when the text is
 * no address.
 */
function plainAddress(text: string): string {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? '' : address;
}

/**
 * Finds the address of the caller: the rightmost one that belongs to no trusted proxy. Clients can forge the
 * addresses to its left. Empty when the connection is gone already.
 */
export function addressOf({ socket, headers }: Caller, trust: TrustProxy): string {
  const said = String(headers['x-forwarded-for'] ?? '');
  const forwarded = said === '' ? [] : said.split(',').map((part) => plainAddress(part.trim()));
  let address = plainAddress(socket.remoteAddress ?? '');
  let hops = 0;
  const isTrusted = () => ('hops' in trust ? hops < trust.hops : trust.addresses.check(address, familyOf(address)));
  while (address !== '' && isTrusted()) {
    const next = forwarded.pop();
    // When a proxy names nobody, its own address counts.
    if (next === undefined || next === '') return address;
    address = next;
    hops += 1;
  }
  return address;
}

/** Whether the last one to pass the call on is a proxy that may speak for the caller. */
export const isFromProxy = ({ socket }: Pick<Caller, 'socket'>, trust: TrustProxy): boolean => {
  const address = plainAddress(socket.remoteAddress ?? '');
  return 'hops' in trust ? trust.hops > 0 : address !== '' && trust.addresses.check(address, familyOf(address));
};

/** Gives the address; for IPv6 the network of 48 bits, because one customer may have all addresses of it. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

/**
 * The caller, in the form for counters and logs: an IPv4 address, or the network of an IPv6 one. Behind proxies see
 * TRUST_PROXY.
 */
export const clientAddress = (c: Context<Env>): string => c.get('address');
