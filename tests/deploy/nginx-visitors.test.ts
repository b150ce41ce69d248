/** How the backend tells visitors apart when nginx is before it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { credentials } from '../contract/support/server.ts';
import { callFrom, canRun, type Proxied, startProxied } from './support/nginx.ts';

describe.skipIf(!canRun)('visitors behind nginx', () => {
  let proxied: Proxied;
  beforeAll(async () => {
    proxied = await startProxied();
  }, 30_000);
  afterAll(() => proxied.stop());

  const post = (from: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    callFrom(from, proxied.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', ...headers },
      body: JSON.stringify(body),
    });

  test('[SESS-31] 100 calls of a stranger with false addresses do not keep a player from signing in', async () => {
    const statuses: number[] = [];
    for (let call = 1; call <= 110; call += 1) {
      const other = { 'X-Forwarded-For': `203.0.113.${String(call)}` };
      statuses.push((await post('127.0.0.2', '/web-api/user/account-verify', { token: 'junk' }, other)).status);
    }
    // The backend counted the calls as those of one stranger, whatever address they claimed.
    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
    const player = credentials('demo@example.com', 'demo-password');
    // Even the stranger's own address can sign in, because sign-ins are counted apart from other calls.
    expect((await post('127.0.0.2', '/web-api/auth/login', player)).status).toBe(200);
    expect((await post('127.0.0.3', '/web-api/auth/login', player)).status).toBe(200);
  });
});
