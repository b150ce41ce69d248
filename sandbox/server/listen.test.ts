/** What one connection can hold of this process, in bytes as no HTTP client sends them. */
import { connect, type Socket } from 'node:net';

import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { listen, type Listening } from './listen.ts';

let made = 0;
let slow = Promise.withResolvers<undefined>();
const app = new Hono()
  .onError((error, c) => (error instanceof HTTPException ? error.getResponse() : c.text('', 400)))
  .get('/at-once', (c) => c.text('here'))
  .get('/long', (c) => c.text('a'.repeat(30_000_000)))
  .get('/slow', async (c) => {
    made += 1;
    await slow.promise;
    return c.text('here');
  })
  .post('/read', bodyLimit({ maxSize: 1000 }), async (c) => c.text(await c.req.text()));

let running: Listening;
beforeAll(async () => {
  const patience = { head: 200, request: 400, silence: 600, look: 50 };
  running = await listen(app, { port: 0, host: '127.0.0.1' }, patience);
});
afterAll(() => running.drain(0));

/** Says `first`, then `more` again and again. Gives all that the server said until it ended the connection. */
function said(first: string, more = '', everyMs = 20): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect(Number(new URL(running.address).port), '127.0.0.1', () => socket.write(first));
    const timer = setInterval(() => {
      if (more !== '' && socket.writable && socket.writableLength < 1_000_000) socket.write(more);
    }, everyMs);
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}
const head = (line: string, ...fields: string[]) => [line, 'Host: l', ...fields, '', ''].join('\r\n');
const chunked = 'Transfer-Encoding: chunked';
const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`.repeat(8);

test.each([
  ['a head that grows by a word now and then', 'GET /at-once HTTP/1.1\r\nHost: l\r\n', 'a: b\r\n', 408],
  ['a connection that says nothing', '', '', 408],
  ['lines without a request', '', '\r\n', 408],
  ['a body by one letter now and then', head('POST /read HTTP/1.1', 'Content-Length: 900'), 'a', 408],
  ['a body that is announced and does not come', head('POST /read HTTP/1.1', 'Content-Length: 900'), '', 408],
  ['pieces of one letter', head('POST /read HTTP/1.1', chunked), '1\r\na\r\n', 408],
  ['a body of which the length alone is too much', head('POST /read HTTP/1.1', 'Content-Length: 9000000000'), '', 413],
  ['pieces without an end', head('POST /read HTTP/1.1', chunked), chunk, 413],
  ['pieces without an end for a call that reads none', head('GET /at-once HTTP/1.1', chunked), chunk, 200],
  ['pieces without an end for no call', head('PUT /nowhere HTTP/1.1', chunked), chunk, 404],
])('[HTTP-45] %s: the connection is ended', async (_, first, more, status) => {
  const answer = await said(first, more);
  // What is still being sent may take the answer away.
  if (answer !== '') expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${String(status)}`);
});

test.each([
  ['fields without an end', `a: ${'b'.repeat(4000)}\r\n`],
  ['thousands of short fields', 'a: b\r\n'.repeat(4000)],
])('[HTTP-45] %s: the connection is ended', async (_, more) => {
  expect(await said('GET /at-once HTTP/1.1\r\nHost: l\r\n', more, 1)).not.toContain(' 200 ');
});

test('[HTTP-45] of calls that one connection sends without waiting for answers only sixteen begin', async () => {
  [made, slow] = [0, Promise.withResolvers<undefined>()];
  await said(head('GET /slow HTTP/1.1').repeat(500));
  expect(made).toBe(16);
  slow.resolve(undefined);
});

test('[HTTP-45] calls one after the other on one connection are answered, however many', async () => {
  const answer = await new Promise<string>((resolve) => {
    let all = '';
    const socket = connect(Number(new URL(running.address).port), '127.0.0.1', () => ask());
    const ask = () => socket.write(head('GET /at-once HTTP/1.1'));
    socket.on('data', (data) => {
      all += data.toString();
      if (all.split('here').length > 100) socket.end();
      else ask();
    });
    socket.on('close', () => resolve(all));
  });
  expect(answer.split('HTTP/1.1 200').length).toBe(101);
});

test('[HTTP-45] a client that does not read its answer is let go', async () => {
  const count = () => new Promise<number>((resolve) => running.server.getConnections((_, open) => resolve(open)));
  await vi.waitFor(async () => expect(await count()).toBe(0));
  const socket = connect(Number(new URL(running.address).port), '127.0.0.1', () =>
    socket.write(head('GET /long HTTP/1.1')),
  );
  socket.on('error', () => undefined);
  socket.pause();
  await vi.waitFor(async () => expect(await count()).toBe(1));
  await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 5000 });
  socket.destroy();
});
