/** Sends requests as bytes that no HTTP client would send. */
import { connect } from 'node:net';

/**
 * Sends the text and reads the first line of the answer. Gives its status, or null when the connection ended without
 * one.
 */
export function rawStatus(address: string, text: string): Promise<number | null> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text, 'latin1'));
    const end = () => {
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1];
      resolve(status === undefined ? null : Number(status));
    };
    socket.on('data', (data: Buffer) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });
}

/** Mulberry32, a random generator: gives the same numbers from 0 to 1 for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  '/', '//', '[', ']', '..', '/../', '%', '%2f', '%00', '%0d%0a', '%E0%A4%A', '%ff', '?', '#', '@', ':', '\\', '*', ' ', '\t', '"', '<', '\u0080', '\u00ff',
  'en', 'feed-api/v1/ws', 'feed-api/v1/stream', 'web-api/auth/login', 'sandbox-api/v1/worlds', 'health', 'csp-report', 'assets/', 'http://', 'ws://[::1', '127.0.0.1:99999',
  'xn--', '__proto__', 'constructor', 'a'.repeat(300), '{}', ';', '|', '&', '=', '0', '-1', '.env', '/en/home/live', '~', '+',
]; // prettier-ignore
const methods = [
  'GET',
  'GET',
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'DELETE',
  'PATCH',
  'get',
  'M-SEARCH',
  'BREW',
  '',
];
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1', 'http/1.1', ''];
const known = [
  'GET //[ HTTP/1.1',
  'GET //[/../feed-api/v1/ws HTTP/1.1',
  'GET //[::1 HTTP/1.1',
  'GET /%E0%A4%A HTTP/1.1',
  'GET http://[ HTTP/1.1',
  'GET http://a:b@local/en HTTP/1.1',
  'GET /%00// HTTP/1.1',
];

/** Makes `count` request lines: first those that once did harm, then random ones. */
export function hostileLines(seed: number, count: number): string[] {
  const random = numbersOf(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const target = () =>
    (random() < 0.8 ? '/' : '') + Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(pieces)).join('');
  return [
    ...known,
    ...Array.from({ length: count - known.length }, () => `${pick(methods)} ${target()} ${pick(versions)}`),
  ];
}
